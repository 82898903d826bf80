import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxProductImages } from '#core/money/shop/product.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { useErrorText } from '#ui/components/States.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, ErrorIcon, PlusIcon, RefreshIcon } from '#ui/icons.tsx';
import { largestPicture, type Picture, pictureTypes, uploadPicture } from '../../app/forms/upload-picture.ts';
import { ProductPicture } from '../shop/cells.tsx';
import { moved } from './image-order.ts';

type Upload = Readonly<{ key: string; file: File; error: unknown }>;
/** Never sent: it is larger than the server takes. */
const tooLarge = 'too large';

type Props = Readonly<{
  value: readonly Picture[];
  onChange: (images: readonly Picture[]) => void;
  error: string | undefined;
  /** How many are still on their way. */
  onPending: (count: number) => void;
}>;

type Direction = 'front' | 'back';

/** Several pictures, the first of them on the shelf; order by buttons, each upload with its own fate. */
export const ImagesField = ({ value, onChange, error, onPending }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const sending = uploads.filter((upload) => upload.error === undefined).length;
  useEffect(() => onPending(sending), [sending, onPending]);

  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLInputElement>(null);
  const wanted = useRef<Readonly<{ id: string; direction: Direction }>>(undefined);
  // A moved picture takes its button with it; at the end of the row only the other direction is left.
  useEffect(() => {
    const place = wanted.current;
    if (place === undefined) return;
    wanted.current = undefined;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-picture="${place.id}"]`) ?? []),
    ];
    const button =
      buttons.find(({ dataset, disabled }) => dataset['direction'] === place.direction && !disabled) ??
      buttons.find(({ disabled }) => !disabled);
    button?.focus();
  });

  const send = async ({ key, file }: Omit<Upload, 'error'>) => {
    try {
      const picture = await uploadPicture(file, file.name, key);
      latest.current.onChange([...latest.current.value, picture]);
      setUploads((now) => now.filter((upload) => upload.key !== key));
    } catch (failure) {
      const reason =
        failure instanceof ApiError ? failure : new ApiError({ code: 'generic.unexpected', status: 0 });
      setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, error: reason } : upload)));
    }
  };
  const room = maxProductImages - value.length - uploads.length;
  const pick = async (files: readonly File[]) => {
    const chosen = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }));
    setUploads((now) => [
      ...now,
      ...chosen.map((upload) => ({
        ...upload,
        error: upload.file.size > largestPicture ? tooLarge : undefined,
      })),
    ]);
    for (const upload of chosen) {
      // One after the other, so that they stand in the order in which they were chosen.
      // oxlint-disable-next-line no-await-in-loop
      if (upload.file.size <= largestPicture) await send(upload);
    }
  };
  const retry = (upload: Upload) => {
    setUploads((now) => now.map((one) => (one.key === upload.key ? { ...one, error: undefined } : one)));
    void send(upload);
  };

  const hint = <FormattedMessage id="console.products.images.hint" values={{ most: maxProductImages }} />;
  const card = {
    width: 136,
    p: 1,
    borderRadius: '14px',
    border: '1px solid',
    borderColor: 'divider',
    display: 'grid',
    gap: 0.5,
    justifyItems: 'center',
  } as const;

  return (
    <Field id={id} label={<FormattedMessage id="console.products.images" />} hint={hint} error={error} group>
      <Box
        component="ul"
        ref={list}
        aria-labelledby={`${id}-label`}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 1.5, flexWrap: 'wrap' }}
      >
        {value.map((picture, index) => {
          const number = index + 1;
          const button = (direction: Direction) => {
            const by = direction === 'front' ? -1 : 1;
            return (
              <IconButton
                key={direction}
                size="small"
                data-picture={picture.id}
                data-direction={direction}
                disabled={value[index + by] === undefined}
                aria-label={formatMessage({ id: `console.products.images.${direction}` }, { number })}
                onClick={() => {
                  wanted.current = { id: picture.id, direction };
                  onChange(moved(value, index, by));
                }}
              >
                {direction === 'front' ? (
                  <ArrowLeftIcon fontSize="small" />
                ) : (
                  <ArrowRightIcon fontSize="small" />
                )}
              </IconButton>
            );
          };
          return (
            <Box key={picture.id} component="li" sx={card}>
              <ProductPicture
                address={picture.url}
                size={118}
                alt={formatMessage({ id: 'console.products.images.nth' }, { number })}
              />
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {index === 0 ? (
                  <FormattedMessage id="console.products.images.main" />
                ) : (
                  <FormattedMessage id="console.products.images.nth" values={{ number }} />
                )}
              </Typography>
              <Box sx={{ display: 'flex' }}>
                {button('front')}
                {button('back')}
                <IconButton
                  size="small"
                  color="error"
                  aria-label={formatMessage({ id: 'console.products.images.remove' }, { number })}
                  onClick={() => {
                    onChange(value.filter(({ id: other }) => other !== picture.id));
                    add.current?.focus();
                  }}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </Box>
            </Box>
          );
        })}
        {uploads
          .filter((upload) => upload.error === undefined)
          .map(({ key, file }) => (
            <Box key={key} component="li" sx={{ ...card, alignContent: 'center', minHeight: 190 }}>
              <CircularProgress
                size={28}
                aria-label={formatMessage({ id: 'console.products.images.sending' }, { name: file.name })}
              />
              <Typography variant="caption" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
                {file.name}
              </Typography>
            </Box>
          ))}
      </Box>
      {uploads
        .filter((upload) => upload.error !== undefined)
        .map((upload) => (
          <Alert
            key={upload.key}
            severity="error"
            icon={<ErrorIcon fontSize="inherit" />}
            sx={{ mt: 1.5 }}
            action={
              <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
                {upload.error !== tooLarge && (
                  <Button
                    size="small"
                    color="inherit"
                    startIcon={<RefreshIcon />}
                    onClick={() => retry(upload)}
                  >
                    <FormattedMessage id="ui.retry" />
                  </Button>
                )}
                <Button
                  size="small"
                  color="inherit"
                  onClick={() => setUploads((now) => now.filter(({ key }) => key !== upload.key))}
                >
                  <FormattedMessage id="ui.close" />
                </Button>
              </Box>
            }
          >
            <strong>{upload.file.name}</strong>
            {': '}
            {upload.error === tooLarge ? (
              <FormattedMessage id="console.picture.tooLarge" />
            ) : (
              errorText(upload.error)
            )}
          </Alert>
        ))}
      <Button
        component="label"
        variant="outlined"
        startIcon={<PlusIcon />}
        tabIndex={-1}
        role={undefined}
        disabled={room <= 0}
        sx={{
          mt: 1.5,
          '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
        }}
      >
        <FormattedMessage id="console.products.images.add" />
        <Box
          component="input"
          ref={add}
          type="file"
          multiple
          accept={pictureTypes}
          disabled={room <= 0}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            const files = [...(target.files ?? [])];
            target.value = ''; // the same file may be chosen again
            void pick(files);
          }}
          sx={visuallyHidden}
        />
      </Button>
    </Field>
  );
};
