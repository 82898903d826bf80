import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Editor, getMarkRange } from '@tiptap/react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { safeAddress } from '#core/platform/rich-text/attributes.ts';
import { describedBy, Field } from '../../components/forms/Field.tsx';
import { AddressDialog } from './AddressDialog.tsx';

/** What people write without a scheme is opened over https. */
const addressIn = (typed: string): string | null =>
  safeAddress(
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:].*)?$/u.test(typed.trim())
      ? `https://${typed.trim()}`
      : typed,
  );

/** Asks for words, too, where none are selected. */
const needsWords = ({ state: { schema, selection } }: Editor): boolean => {
  const { link } = schema.marks;
  return selection.empty && !(link && getMarkRange(selection.$from, link));
};

export const LinkDialog = ({ editor, onClose }: Readonly<{ editor: Editor; onClose: () => void }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [asksWords] = useState(() => needsWords(editor));
  const [address, setAddress] = useState(before);
  const [words, setWords] = useState('');
  const [error, setError] = useState<'address' | 'words'>();

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const save = () => {
    const href = addressIn(address);
    if (href === null) return setError('address');
    if (asksWords && words.trim() === '') return setError('words');
    const text = { type: 'text', text: words.trim(), marks: [{ type: 'link', attrs: { href } }] };
    onClose();
    if (asksWords) editor.chain().focus().insertContent(text).unsetMark('link').run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  const addressError = error === 'address' ? 'richText.link.invalid' : undefined;
  const wordsError = error === 'words' ? 'richText.link.wordsRequired' : undefined;
  const hint = formatMessage({ id: 'richText.link.hint' });

  return (
    <AddressDialog
      title="richText.link.title"
      confirm="richText.link.save"
      action={
        before !== '' && (
          <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
            <FormattedMessage id="richText.link.remove" />
          </Button>
        )
      }
      onConfirm={save}
      onClose={close}
    >
      <Field
        id={id}
        label={formatMessage({ id: 'richText.link.address' })}
        hint={hint}
        error={addressError}
        required
      >
        <OutlinedInput
          id={id}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          type="url"
          fullWidth
          required
          error={addressError !== undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves focus by itself; here it goes to what is asked
          autoFocus
          inputProps={{
            inputMode: 'url',
            autoComplete: 'off',
            autoCapitalize: 'off',
            'aria-describedby': describedBy(id, { hint, error: addressError }),
          }}
        />
      </Field>
      {asksWords && (
        <Field
          id={`${id}-words`}
          label={formatMessage({ id: 'richText.link.words' })}
          error={wordsError}
          required
        >
          <OutlinedInput
            id={`${id}-words`}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            fullWidth
            required
            error={wordsError !== undefined}
            inputProps={{
              maxLength: 300,
              'aria-describedby': describedBy(`${id}-words`, { error: wordsError }),
            }}
          />
        </Field>
      )}
    </AddressDialog>
  );
};
