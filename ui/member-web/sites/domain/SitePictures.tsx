import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { CropOnDemand } from '#ui/cropping/CropOnDemand.tsx';
import { CameraIcon, TrashIcon } from '#ui/icons.tsx';
import type { OwnDomain } from './data.ts';
import { type PicturePlace, useSitePicture } from './use-site-picture.ts';

/** As the site wants them: shape, and the longest side that is sent. */
const shapes: Readonly<
  Record<PicturePlace, Readonly<{ aspect: number; longestSide: number; width: number }>>
> = {
  favicon: { aspect: 1, longestSide: 256, width: 64 },
  logo: { aspect: 1, longestSide: 600, width: 112 },
  textLogo: { aspect: 4, longestSide: 800, width: 224 },
};
const places = ['favicon', 'logo', 'textLogo'] as const;
const urlOf = ({ faviconUrl, logoUrl, textLogoUrl }: OwnDomain, place: PicturePlace): string | null =>
  ({ favicon: faviconUrl, logo: logoUrl, textLogo: textLogoUrl })[place];

type Props = Readonly<{ domain: OwnDomain; place: PicturePlace }>;

const Picture = ({ domain, place }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const { picked, problem, refusal, pick, sendFramed, close, change, remove } = useSitePicture(domain, place);
  const { aspect, longestSide, width } = shapes[place];
  const url = urlOf(domain, place);
  const name = formatMessage({ id: `domain.picture.${place}` });
  return (
    <Box component="li" aria-labelledby={`${id}-name`} sx={{ listStyle: 'none' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
        <Box
          sx={{
            width, aspectRatio: aspect, flex: 'none', borderRadius: 2, overflow: 'hidden', display: 'grid',
            placeItems: 'center', border: 1, borderColor: 'divider', bgcolor: 'background.sunken', maxWidth: '100%',
          }} // prettier-ignore
        >
          {url === null ? (
            <Box component="span" aria-hidden sx={{ color: 'text.secondary', display: 'flex' }}>
              <CameraIcon />
            </Box>
          ) : (
            <Box
              component="img"
              src={url}
              alt={name}
              sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
            />
          )}
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={`${id}-name`} sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            <FormattedMessage id={`domain.picture.${place}.hint`} />
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <FileButton
              icon={<CameraIcon />}
              accept="image/jpeg,image/png,image/webp"
              description={`${id}-name ${id}-hint`}
              onPick={([file]) => {
                if (file) void pick(file);
              }}
            >
              <FormattedMessage id={url === null ? 'domain.picture.add' : 'domain.picture.change'} />
            </FileButton>
            {url !== null && (
              <Button
                variant="text"
                color="error"
                startIcon={<TrashIcon />}
                loading={change.isPending}
                aria-label={formatMessage({ id: 'domain.picture.remove.of' }, { name })}
                onClick={remove}
              >
                <FormattedMessage id="domain.picture.remove" />
              </Button>
            )}
          </Stack>
        </Box>
      </Stack>
      {problem !== undefined && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          <FormattedMessage id="domain.picture.unreadable" />
        </Alert>
      )}
      {picked === undefined && change.error !== null && <ErrorNote error={change.error} />}
      {picked !== undefined && (
        <CropOnDemand
          url={picked.url}
          title={<FormattedMessage id="domain.picture.crop" values={{ name }} />}
          help={<FormattedMessage id="domain.picture.crop.help" />}
          useLabel={<FormattedMessage id="domain.picture.use" />}
          unreadable={<FormattedMessage id="domain.picture.unreadable" />}
          aspect={aspect}
          longestSide={longestSide}
          maxWidth="sm"
          minZoom={place === 'favicon' ? 1 : 0.4}
          keepsTransparency
          cropper={{ objectFit: 'contain' }}
          refusal={refusal}
          onDone={sendFramed}
          onClose={close}
        />
      )}
    </Box>
  );
};

/** What visitors see first: the icon in their tab, and the two logos. */
export const SitePictures = ({ domain }: Readonly<{ domain: OwnDomain }>) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography variant="h2">
      <FormattedMessage id="domain.pictures" />
    </Typography>
    <Typography sx={{ color: 'text.secondary', mb: 2 }}>
      <FormattedMessage id="domain.pictures.lead" />
    </Typography>
    <Stack component="ul" sx={{ gap: 3, m: 0, p: 0 }}>
      {places.map((place) => (
        <Picture key={place} domain={domain} place={place} />
      ))}
    </Stack>
  </Card>
);
