import Box from '@mui/material/Box';
import { type RefObject, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { maxProductImages } from '#core/money/shop/product.ts';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { type Picture, pictureTypes } from '../../app/forms/upload-picture.ts';
import { FailedUpload } from './FailedUpload.tsx';
import { moved } from './image-order.ts';
import { PictureCard, UploadCard } from './PictureCard.tsx';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

type AddButtonProps = Readonly<{
  input: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  descriptions: string | undefined;
  onPick: (files: readonly File[]) => void;
}>;

const AddButton = ({ input, disabled, descriptions, onPick }: AddButtonProps) => (
  <FileButton
    icon={<PlusIcon />}
    accept={pictureTypes}
    description={descriptions}
    multiple
    disabled={disabled}
    sx={{ mt: 1.5 }}
    inputRef={input}
    onPick={onPick}
  >
    <FormattedMessage id="console.products.images.add" />
  </FileButton>
);

type Props = Readonly<{
  value: readonly Picture[];
  onChange: (images: readonly Picture[]) => void;
  error: string | undefined;
  /** How many are still on their way. */
  onPending: (count: number) => void;
}>;

/** Several pictures, the first of them on the shelf; order by buttons, each upload with its own fate. */
export const ImagesField = ({ value, onChange, error, onPending }: Props) => {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLInputElement>(null);
  const { uploads, room, pick, retry, dismiss } = usePictureUploads({ value, onChange, onPending });
  const focusAfterMove = useFocusAfterMove(list);
  const hint = <FormattedMessage id="console.products.images.hint" values={{ most: maxProductImages }} />;

  return (
    <Field id={id} label={<FormattedMessage id="console.products.images" />} hint={hint} error={error} group>
      <Box
        component="ul"
        ref={list}
        aria-labelledby={`${id}-label`}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 1.5, flexWrap: 'wrap' }}
      >
        {value.map((picture, index) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            index={index}
            count={value.length}
            onMove={(direction) => {
              focusAfterMove(picture.id, direction);
              onChange(moved(value, index, direction === 'front' ? -1 : 1));
            }}
            onRemove={() => {
              onChange(value.filter(({ id: other }) => other !== picture.id));
              add.current?.focus();
            }}
          />
        ))}
        {uploads
          .filter((upload) => upload.error === undefined)
          .map(({ key, file }) => (
            <UploadCard key={key} file={file} />
          ))}
      </Box>
      {uploads
        .filter((upload) => upload.error !== undefined)
        .map((upload) => (
          <FailedUpload
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload)}
            onDismiss={() => dismiss(upload)}
          />
        ))}
      <AddButton
        input={add}
        disabled={room <= 0}
        descriptions={describedBy(id, { hint, error })}
        onPick={(files) => void pick(files)}
      />
    </Field>
  );
};
