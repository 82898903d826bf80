import { useIntl } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { CommandDialogs } from '#ui/command-palette/CommandDialogs.tsx';
import type { Opened } from '#ui/command-palette/opened.ts';
import { useLocalNavigate } from '../parts/use-local-path.ts';
import { useFound, useKnownEntries } from './entries.ts';

type Props = Readonly<{ opened: Exclude<Opened, null>; onClose: () => void }>;

const QuickFindDialogs = (props: Props) => {
  const { formatMessage } = useIntl();
  const navigate = useLocalNavigate();
  const user = useSignedInUser();
  return (
    <CommandDialogs
      {...props}
      entries={useKnownEntries()}
      useFound={useFound}
      placeholder={formatMessage({ id: 'palette.placeholder' })}
      moreKeys={
        user?.type === 'COACH' ? [{ label: formatMessage({ id: 'palette.send' }), keys: 'Mod ↵' }] : []
      }
      go={(to) => void navigate(to)}
    />
  );
};

export default QuickFindDialogs;
