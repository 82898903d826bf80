import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../components/ErrorNote.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { PlusIcon } from '../../icons.tsx';
import type { MessageId } from '../../intl.ts';
import { touchSize } from '../touch-size.ts';

type Props = Readonly<{
  /** "Thêm chương", "Thêm bài đọc". */
  label: MessageId;
  /** What is read aloud where the same button stands several times. */
  place?: string;
  field: MessageId;
  maxLength: number;
  disabled: boolean;
  onAdd: (title: string) => Promise<void>;
}>;

/** A button that becomes a line to type the title into. */
export const AddForm = ({ label, place, field, maxLength, disabled, onAdd }: Props) => {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) input.current?.focus();
    // Unless what was added has it already.
    else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    setTitle('');
    setError(undefined);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      await onAdd(title.trim());
      close();
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const words = formatMessage({ id: label });
  if (!isOpen)
    return (
      <Button
        ref={button}
        size="small"
        startIcon={<PlusIcon />}
        disabled={disabled}
        onClick={() => setOpen(true)}
        aria-label={place === undefined ? undefined : `${words}: ${place}`}
        sx={{ minHeight: 44 }}
      >
        {words}
      </Button>
    );
  return (
    <Stack component="form" noValidate onSubmit={(event) => void add(event)} sx={{ gap: 1, py: 1 }}>
      <OutlinedInput
        inputRef={input}
        size="small"
        fullWidth
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
        inputProps={{ maxLength, 'aria-label': formatMessage({ id: field }) }}
        placeholder={formatMessage({ id: field })}
      />
      {error !== undefined && <ErrorNote error={error} />}
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton size="small" sx={touchSize} busy={isBusy}>
          <FormattedMessage id="learning.add" />
        </SubmitButton>
        <Button size="small" sx={touchSize} onClick={close}>
          <FormattedMessage id="ui.cancel" />
        </Button>
      </Stack>
    </Stack>
  );
};
