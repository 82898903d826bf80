import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { type Control, type FieldValues, type Path, useController, useFormState } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { brandPlaces, brandSettings, type BrandPlace } from '#core/platform/settings/brand.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { ImageIcon, RefreshIcon } from '#ui/icons.tsx';
import { pictureTypes } from '../../app/pictures/picture.ts';
import { useSendBrandPicture } from './data.ts';

type BrandSetting = (typeof brandSettings)[BrandPlace];

const placeOf = (name: BrandSetting): BrandPlace =>
  brandPlaces.find((place) => brandSettings[place] === name) ?? 'logo';

const sizes: Readonly<Record<BrandPlace, Readonly<{ width: number; height: number }>>> = {
  icon: { width: 72, height: 72 },
  logo: { width: 180, height: 72 },
  logoDark: { width: 180, height: 72 },
  share: { width: 240, height: 126 },
};
/** What a logo will stand on, whatever theme the console has. */
const grounds: Readonly<Record<BrandPlace, string>> = {
  icon: '#FAF8F2',
  logo: '#FAF8F2',
  logoDark: '#0F1613',
  share: '#FAF8F2',
};

const Preview = ({ address, place }: Readonly<{ address: string; place: BrandPlace }>) => (
  <Box
    sx={{
      ...sizes[place],
      maxWidth: '100%',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      p: 1,
      borderRadius: '12px',
      border: '1px solid',
      borderColor: 'divider',
      bgcolor: grounds[place],
      overflow: 'hidden',
    }}
  >
    {address === '' ? (
      <Typography
        variant="body2"
        sx={{ color: place === 'logoDark' ? '#C9D3CD' : '#4A5550', textAlign: 'center' }}
      >
        <FormattedMessage id="console.settings.picture.none" />
      </Typography>
    ) : (
      <Box
        component="img"
        src={address}
        alt=""
        sx={{ width: '100%', height: sizes[place].height - 18, objectFit: 'contain', display: 'block' }}
      />
    )}
  </Box>
);

type Props<Values extends FieldValues, Output> = Readonly<{
  control: Control<Values, unknown, Output>;
  name: BrandSetting & Path<Values>;
  label: ReactNode;
  hint: ReactNode;
}>;

/** Uploaded at once, and shown by the site once the settings are saved. */
export const BrandPictureSetting = <Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
}: Props<Values, Output>) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { field, fieldState } = useController({ control, name });
  const { dirtyFields } = useFormState({ control, name });
  const send = useSendBrandPicture();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const place = placeOf(name);
  const usual = defaultSettings[name];
  const address = String(field.value);
  const error = fieldState.error?.message;
  const names = { name: formatMessage({ id: `settings.${name as BrandSetting}.label` }) };

  const upload = async (file: File) => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      field.onChange(await send(place, file));
    } catch (failure) {
      setRefusal(failure);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} group>
      <Box
        role="group"
        aria-labelledby={`${id}-label`}
        sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Preview address={address} place={place} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
          <FileButton
            icon={<ImageIcon />}
            size="small"
            accept={pictureTypes}
            description={[`${id}-label`, describedBy(id, { hint, error })].filter(Boolean).join(' ')}
            disabled={isBusy}
            onPick={([file]) => {
              if (file) void upload(file);
            }}
          >
            <FormattedMessage
              id={isBusy ? 'console.settings.picture.sending' : 'console.settings.picture.upload'}
            />
          </FileButton>
          {address !== usual && (
            <Button
              variant="text"
              size="small"
              startIcon={<RefreshIcon />}
              aria-label={formatMessage({ id: 'console.settings.picture.usual.of' }, names)}
              onClick={() => {
                setRefusal(undefined);
                field.onChange(usual);
              }}
            >
              <FormattedMessage id="console.settings.picture.usual" />
            </Button>
          )}
        </Box>
      </Box>
      {Boolean((dirtyFields as Readonly<Record<string, unknown>>)[name]) && (
        <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage id="console.settings.picture.unsaved" />
        </Typography>
      )}
      {refusal !== undefined && (
        <Box sx={{ mt: 1 }}>
          <ErrorNote error={refusal} />
        </Box>
      )}
    </Field>
  );
};
