import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { captionChoices } from '#core/coaching/reply/reply.ts';
import { typedCaptionMaxLength } from '#core/platform/captions/typed-captions.ts';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { TextArea } from '../../review-parts/TextArea.tsx';
import type { RecordingDraft } from '../reply-form.ts';
import type { RecordingIssue } from '../use-send.ts';

type Props = Readonly<{
  recording: RecordingDraft;
  issue: RecordingIssue | undefined;
  onChange: (part: Partial<RecordingDraft>) => void;
}>;

/** Whether there is something to read below it: it is said either way, never left open. */
export const CaptionChoice = ({ recording, issue, onChange }: Props) => {
  const id = useId();
  const say = useFieldError();
  const { captions, captionText } = recording;
  const isOpen = issue?.place === 'CHOICE' && captions === null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormLabel id={id} sx={{ color: 'text.primary', fontWeight: 600 }}>
        <FormattedMessage id="answer.captions" />
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-error`}
        value={captions ?? ''}
        onChange={(_, value) => onChange({ captions: captionChoices.find((one) => one === value) ?? null })}
      >
        {captionChoices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={<FormattedMessage id={`answer.captions.${choice}`} />}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-error`} error={isOpen} role={isOpen ? 'alert' : undefined}>
        {isOpen ? say(issue.message) : <FormattedMessage id="answer.captions.why" />}
      </FormHelperText>
      {captions === 'TYPED' && (
        <TextArea
          label={<FormattedMessage id="answer.captions.text" />}
          hint={<FormattedMessage id="answer.captions.hint" />}
          value={captionText}
          onChange={(text) => onChange({ captionText: text })}
          maxLength={typedCaptionMaxLength}
          error={issue?.place === 'TEXT' ? issue.message : undefined}
          rows={4}
        />
      )}
    </Box>
  );
};
