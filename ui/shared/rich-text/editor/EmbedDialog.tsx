import OutlinedInput from '@mui/material/OutlinedInput';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { embedAt } from '#core/platform/rich-text/embed-address.ts';
import { describedBy, Field } from '../../components/forms/Field.tsx';
import { AddressDialog } from './AddressDialog.tsx';

export const EmbedDialog = ({ editor, onClose }: Readonly<{ editor: Editor; onClose: () => void }>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const error = isWrong ? 'richText.embed.invalid' : undefined;
  const hint = formatMessage({ id: 'richText.embed.hint' });

  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const add = () => {
    const embed = embedAt(address);
    if (!embed) return setIsWrong(true);
    onClose();
    editor.chain().focus().insertEmbed(embed).run();
  };

  return (
    <AddressDialog title="richText.embed.title" confirm="richText.embed.add" onConfirm={add} onClose={close}>
      <Field
        id={id}
        label={formatMessage({ id: 'richText.embed.address' })}
        hint={hint}
        error={error}
        required
      >
        <OutlinedInput
          id={id}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          type="url"
          fullWidth
          required
          error={isWrong}
          placeholder="https://www.youtube.com/watch?v=…"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves focus by itself; here it goes to what is asked
          autoFocus
          inputProps={{
            inputMode: 'url',
            autoComplete: 'off',
            'aria-describedby': describedBy(id, { hint, error }),
          }}
        />
      </Field>
    </AddressDialog>
  );
};
