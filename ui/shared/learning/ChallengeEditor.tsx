import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WarningIcon } from '../icons.tsx';
import { AboutForm } from './about/AboutForm.tsx';
import type { WorkingCopy } from './data.ts';
import { Beside } from './Beside.tsx';
import { OpenPartView } from './OpenPartView.tsx';
import { useWayBack } from './part-focus.ts';
import { editorTabs, type EditorTab, type OpenPart, useOpenPart } from './part.ts';
import { Preview } from './preview/Preview.tsx';
import { Checklist } from './publish/Checklist.tsx';
import { Editions } from './publish/Editions.tsx';
import { TransferPart } from './publish/TransferPart.tsx';
import { Translations } from './publish/Translations.tsx';
import { TreeEditor } from './tree/TreeEditor.tsx';
import { useLedHere } from './use-led-here.ts';

type Props = Readonly<{
  copy: WorkingCopy;
  /** Handing in, publishing, giving back: what one may do here differs between coaches and staff. */
  steps: ReactNode;
}>;

const TreePart = ({ copy, open }: Readonly<{ copy: WorkingCopy; open: OpenPart }>) => {
  const [isBeside, setBeside] = useState(false);
  const other = copy.translations.find(({ id }) => id !== copy.id);
  const isOpen = open.part !== null;
  useWayBack(open.part?.id);
  return (
    <>
      {other !== undefined && (
        <FormControlLabel
          label={<FormattedMessage id="learning.beside.show" />}
          control={<Switch checked={isBeside} onChange={(_, next) => setBeside(next)} />}
          sx={{ mb: 1 }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        {/* On a phone the tree and what is open of it lie behind each other. */}
        <Box sx={{ display: { xs: isOpen ? 'none' : 'block', md: 'block' } }}>
          <TreeEditor copy={copy} open={open} />
        </Box>
        <Stack sx={{ gap: 3, minWidth: 0, display: { xs: isOpen ? 'flex' : 'none', md: 'flex' } }}>
          <Card sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
            <OpenPartView copy={copy} open={open} />
          </Card>
        </Stack>
      </Box>
      {isBeside && other !== undefined && (
        <Card sx={{ p: { xs: 2, sm: 3 }, mt: 3 }}>
          <Beside copy={copy} otherId={other.id} part={open.part} />
        </Card>
      )}
    </>
  );
};

const PublishPart = ({ copy, open, steps }: Props & Readonly<{ open: OpenPart }>) => (
  <Stack sx={{ gap: 4, maxWidth: 860 }}>
    <Checklist copy={copy} lead={open.lead} />
    {steps}
    <Editions editions={copy.editions} />
    <Translations copy={copy} />
    <TransferPart copy={copy} />
  </Stack>
);

const tabPanels = {
  tree: ({ copy, open }) => <TreePart copy={copy} open={open} />,
  about: ({ copy }) => <AboutForm copy={copy} />,
  publish: (props) => <PublishPart {...props} />,
  preview: ({ copy }) => <Preview copy={copy} />,
} as const satisfies Record<EditorTab, (props: Props & Readonly<{ open: OpenPart }>) => ReactNode>;

/** Everything that is written of a challenge; the same for coaches and for staff. */
export const ChallengeEditor = ({ copy, steps }: Props) => {
  const { formatMessage } = useIntl();
  const open = useOpenPart();
  const root = useRef<HTMLDivElement>(null);
  useLedHere(root, open.field);
  const { tab } = open;
  return (
    <Box ref={root}>
      {copy.submission === 'RETURNED' && copy.returnReason !== null && (
        <Alert
          severity="warning"
          icon={<WarningIcon fontSize="inherit" />}
          sx={{ mb: 2, whiteSpace: 'pre-line' }}
        >
          <b>
            <FormattedMessage id="learning.returned" />
          </b>
          <br />
          {copy.returnReason}
        </Alert>
      )}
      <Tabs
        value={tab}
        onChange={(_, next: EditorTab) => open.openTab(next)}
        variant="scrollable"
        aria-label={formatMessage({ id: 'learning.tabs' })}
        sx={{ mb: 2 }}
      >
        {editorTabs.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`editor-tab-${each}`}
            aria-controls={each === tab ? 'editor-panel' : undefined}
            label={
              <FormattedMessage
                id={`learning.tab.${each}`}
                values={{ count: copy.checklist.issues.length }}
              />
            }
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="editor-panel" aria-labelledby={`editor-tab-${tab}`}>
        {tabPanels[tab]({ copy, open, steps })}
      </Box>
    </Box>
  );
};
