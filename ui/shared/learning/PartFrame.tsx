import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmOnDemand } from '../components/ConfirmOnDemand.tsx';
import { ArrowLeftIcon, TrashIcon } from '../icons.tsx';
import { usePartHeading } from './part-focus.ts';
import { saveByKey } from './saving/SaveLine.tsx';

type Props = Readonly<{
  heading: ReactNode;
  saving: ReactNode;
  onSave: () => unknown;
  onClose: () => void;
  /** The question before it is deleted, and what follows. */
  deleting: Readonly<{ title: ReactNode; text: ReactNode; run: () => Promise<void> }>;
  children: ReactNode;
}>;

/** Around the chapter, the lesson or the quiz that is open. */
export const PartFrame = ({ heading, saving, onSave, onClose, deleting, children }: Props) => {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Box onKeyDown={saveByKey(onSave)}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}
      >
        <Button
          startIcon={<ArrowLeftIcon />}
          onClick={onClose}
          sx={{ display: { md: 'none' }, minHeight: 44, flexBasis: '100%', justifyContent: 'flex-start' }}
        >
          <FormattedMessage id="learning.part.back" />
        </Button>
        <Typography variant="h3" component="h2" {...usePartHeading()} sx={{ flexGrow: 1 }}>
          {heading}
        </Typography>
        <Button color="error" startIcon={<TrashIcon />} onClick={() => setDeleting(true)}>
          <FormattedMessage id="ui.delete" />
        </Button>
      </Stack>
      {saving}
      <Stack sx={{ gap: 2.5, mt: 1.5 }}>{children}</Stack>
      <ConfirmOnDemand
        open={isDeleting}
        title={deleting.title}
        confirmLabel={<FormattedMessage id="ui.delete" />}
        dangerous
        onConfirm={deleting.run}
        onClose={() => setDeleting(false)}
      >
        {deleting.text}
      </ConfirmOnDemand>
    </Box>
  );
};
