import { useState } from 'react';
import { useIntl } from 'react-intl';
import { KeysHelp } from '#ui/command-palette/KeysHelp.tsx';
import type { Opened } from '#ui/command-palette/opened.ts';
import { Palette } from '#ui/command-palette/Palette.tsx';
import { useLocalNavigate } from '../parts/use-local-path.ts';
import { useFound, useKnownEntries } from './entries.ts';

type Props = Readonly<{ opened: Exclude<Opened, null>; onClose: () => void }>;

const QuickPalette = ({ onClose }: Pick<Props, 'onClose'>) => {
  const [typed, setTyped] = useState('');
  const entries = useKnownEntries();
  const found = useFound(typed);
  const navigate = useLocalNavigate();
  return (
    <Palette
      entries={entries}
      typed={typed}
      onType={setTyped}
      found={found}
      onChoose={({ to }) => {
        onClose();
        void navigate(to);
      }}
      onClose={onClose}
    />
  );
};

const QuickKeys = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { formatMessage } = useIntl();
  const entries = useKnownEntries();
  return (
    <KeysHelp
      entries={entries}
      more={[
        { label: formatMessage({ id: 'palette.open' }), keys: 'Mod K' },
        { label: formatMessage({ id: 'palette.search' }), keys: '/' },
        { label: formatMessage({ id: 'palette.help' }), keys: '?' },
      ]}
      onClose={onClose}
    />
  );
};

const QuickFindDialogs = ({ opened, onClose }: Props) =>
  opened === 'palette' ? <QuickPalette onClose={onClose} /> : <QuickKeys onClose={onClose} />;

export default QuickFindDialogs;
