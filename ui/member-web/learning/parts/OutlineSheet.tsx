import { FormattedMessage } from 'react-intl';
import { BottomSheet } from '../../app/parts/BottomSheet.tsx';
import type { Challenge } from '../data.ts';
import { OutlineContents } from './OutlineContents.tsx';

type Props = Readonly<{ challenge: Challenge; currentId: string; open: boolean; onClose: () => void }>;

/** The outline on a phone; fetched when it is first asked for. */
const OutlineSheet = ({ challenge, currentId, open, onClose }: Props) => (
  <BottomSheet title={<FormattedMessage id="catalogue.outline" />} open={open} onClose={onClose}>
    <OutlineContents challenge={challenge} currentId={currentId} onOpen={onClose} />
  </BottomSheet>
);

export default OutlineSheet;
