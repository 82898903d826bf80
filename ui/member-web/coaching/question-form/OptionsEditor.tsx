import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxOptions, optionMaxLength } from '#core/coaching/question-form/question-form.ts';
import { useFieldError } from '#ui/components/forms/Field.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { moved, type QuestionProblems } from './question-draft.ts';

type Props = Readonly<{
  options: readonly string[];
  problems: QuestionProblems | undefined;
  onChange: (options: readonly string[]) => void;
}>;

/** Enter begins the next option; a list pasted line by line becomes one option a line. */
export const OptionsEditor = ({ options, problems, onChange }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const say = useFieldError();
  const list = useRef<HTMLDivElement>(null);
  const isFull = options.length >= maxOptions;

  const focus = (index: number) =>
    // The input is there once the change was drawn.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[index]?.focus());
  const put = (index: number, text: string) => {
    const [first = '', ...more] = text.split(/\r?\n/);
    onChange(options.toSpliced(index, 1, first, ...more).slice(0, maxOptions));
  };
  const add = (after: number) => {
    if (isFull) return;
    onChange(options.toSpliced(after + 1, 0, ''));
    focus(after + 1);
  };
  const remove = (index: number) => {
    onChange(options.toSpliced(index, 1));
    focus(Math.max(index - 1, 0));
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(index);
  };

  return (
    <Box role="group" aria-labelledby={`${id}-label`} ref={list}>
      <Typography id={`${id}-label`} sx={{ fontWeight: 600, mb: 0.75 }}>
        <FormattedMessage id="questionForm.options" />
      </Typography>
      <Stack sx={{ gap: 1 }}>
        {options.map((option, index) => {
          const error = say(problems?.option?.[index]);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an option is its place: it has no other name
            <Box key={index}>
              <Stack direction="row" sx={{ gap: 0.25, alignItems: 'center' }}>
                <OutlinedInput
                  size="small"
                  fullWidth
                  value={option}
                  onChange={({ target }) => put(index, target.value)}
                  onPaste={(event) => {
                    const text = event.clipboardData.getData('text').trim();
                    if (!text.includes('\n')) return;
                    event.preventDefault();
                    put(index, text);
                  }}
                  onKeyDown={onKeyDown(index)}
                  error={error !== undefined}
                  inputProps={{
                    maxLength: optionMaxLength,
                    'aria-label': formatMessage({ id: 'questionForm.option' }, { place: index + 1 }),
                    'aria-describedby': error === undefined ? undefined : `${id}-${index}-error`,
                  }}
                  sx={{ minHeight: 44 }}
                />
                <IconButton
                  size="small"
                  disabled={index === 0}
                  onClick={() => onChange(moved(options, index, index - 1))}
                  aria-label={formatMessage({ id: 'questionForm.option.up' }, { place: index + 1 })}
                >
                  <ArrowUpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={index === options.length - 1}
                  onClick={() => onChange(moved(options, index, index + 1))}
                  aria-label={formatMessage({ id: 'questionForm.option.down' }, { place: index + 1 })}
                >
                  <ArrowDownIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  onClick={() => remove(index)}
                  aria-label={formatMessage({ id: 'questionForm.option.remove' }, { place: index + 1 })}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Stack>
              {error !== undefined && (
                <FormHelperText id={`${id}-${index}-error`} error>
                  {error}
                </FormHelperText>
              )}
            </Box>
          );
        })}
      </Stack>
      <Box aria-live="polite">
        {problems?.options !== undefined && <FormHelperText error>{say(problems.options)}</FormHelperText>}
      </Box>
      <Button
        variant="text"
        size="small"
        startIcon={<PlusIcon />}
        disabled={isFull}
        onClick={() => add(options.length - 1)}
        sx={{ mt: 0.5, ml: -1 }}
      >
        <FormattedMessage
          id={isFull ? 'questionForm.options.full' : 'questionForm.options.add'}
          values={{ max: maxOptions }}
        />
      </Button>
    </Box>
  );
};
