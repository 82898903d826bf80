import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { careMarks, type CareMark } from '#core/assistant/fact-sheet/care.ts';
import type { AiAnswer } from '../../app/data/ai.ts';
import { useAiSettings, useAiSettingsChange } from '../../app/data/ai.ts';

const Offer = ({ mark }: Readonly<{ mark: CareMark }>) => {
  const settings = useAiSettings();
  const change = useAiSettingsChange();
  if (settings.data === undefined) return null;
  if (settings.data.cares.some((care) => care.mark === mark))
    return <StatusChip status="done" label={<FormattedMessage id="aiChat.care.kept" />} />;
  return (
    <Box>
      <Typography variant="body2">
        <FormattedMessage id={`aiChat.care.${mark}`} />
      </Typography>
      <SubmitButton
        type="button"
        variant="outlined"
        size="small"
        busy={change.isPending}
        onClick={() => change.mutate({ keepCares: [mark] })}
        sx={{ mt: 1, minHeight: 44 }}
      >
        <FormattedMessage id="aiChat.care.keep" />
      </SubmitButton>
      {change.isError && <ErrorNote error={change.error} />}
    </Box>
  );
};

/** What a question raised may be kept in mind, if the member wishes: later answers mind it too. */
export const KeepCare = ({ safety }: Pick<AiAnswer, 'safety'>) =>
  careMarks.filter((mark) => safety.includes(mark)).map((mark) => <Offer key={mark} mark={mark} />);
