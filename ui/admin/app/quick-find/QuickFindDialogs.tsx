import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { CommandDialogs } from '#ui/command-palette/CommandDialogs.tsx';
import type { Opened } from '#ui/command-palette/opened.ts';
import { useFound, useKnownEntries } from './entries.ts';

type Props = Readonly<{ opened: Exclude<Opened, null>; onClose: () => void }>;

const QuickFindDialogs = (props: Props) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <CommandDialogs
      {...props}
      entries={useKnownEntries()}
      useFound={useFound}
      placeholder={formatMessage({ id: 'palette.placeholder.console' })}
      go={(to) => void navigate(to)}
    />
  );
};

export default QuickFindDialogs;
