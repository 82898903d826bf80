import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useSite } from '../../app/page-context.ts';
import { pinColour, pinShape } from './pin.ts';

/** Opens the map program of the device, or a map page; nothing of it is fetched before. */
const directions = (lat: number, lng: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
const openMap = (lat: number, lng: number) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

const ZoomableMap = lazy(() => import('./ZoomableMap.tsx'));

type Size = Readonly<{ width: number; height: number }>;

/** Our own picture of the streets with the office in its middle: it asks nobody else, and never steals the scroll. */
const Picture = ({ address, onOpen }: Readonly<{ address: string; onOpen: (size: Size) => void }>) => {
  const { formatMessage } = useIntl();
  const { officeMap } = useSite();
  const picture = useRef<HTMLImageElement>(null);
  const open = () => {
    const { naturalWidth = 0, naturalHeight = 0 } = picture.current ?? {};
    onOpen(naturalWidth > 0 ? { width: naturalWidth, height: naturalHeight } : { width: 960, height: 600 });
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="img"
        ref={picture}
        src={officeMap}
        alt={formatMessage({ id: 'contact.map' }, { address })}
        loading="lazy"
        width={960}
        height={600}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      />
      <Box
        component="svg"
        viewBox="0 0 24 32"
        aria-hidden
        sx={{ position: 'absolute', left: '50%', top: '50%', width: 36, transform: 'translate(-50%, -100%)' }}
      >
        <path d={pinShape} fill={pinColour} />
        <circle cx="12" cy="12" r="4.5" fill="#fff" />
      </Box>
      <Button
        variant="contained"
        size="small"
        startIcon={<SearchIcon />}
        onClick={open}
        sx={{ position: 'absolute', right: 12, bottom: 12 }}
      >
        <FormattedMessage id="contact.map.zoom" />
      </Button>
    </Box>
  );
};

/** The library that moves a map comes for those who ask to move it. */
const OfficeMap = ({ address }: Readonly<{ address: string }>) => {
  const { officeMap } = useSite();
  const [size, setSize] = useState<Size>();
  return (
    <Box sx={{ borderRadius: 3, overflow: 'hidden', bgcolor: 'background.sunken' }}>
      {size === undefined ? (
        <Picture address={address} onOpen={setSize} />
      ) : (
        <Suspense
          fallback={
            <Skeleton
              variant="rectangular"
              sx={{ width: '100%', height: 'auto', aspectRatio: '960 / 600' }}
            />
          }
        >
          <ZoomableMap picture={officeMap} size={size} name={address} />
        </Suspense>
      )}
    </Box>
  );
};

export const Office = () => {
  const language = useLanguage();
  const { officeAddress, officeHours, officePhone, officeLat, officeLng, contactEmail } = useSite();
  const address = inLanguage(officeAddress, language);
  const hours = inLanguage(officeHours, language);
  return (
    <Stack component="section" sx={{ gap: 2 }} aria-labelledby="office">
      <Typography id="office" variant="h2">
        <FormattedMessage id={address === '' ? 'contact.other' : 'contact.office'} />
      </Typography>
      {address !== '' && (
        <>
          <OfficeMap address={address} />
          <Typography component="address" sx={{ fontStyle: 'normal' }}>
            {address}
          </Typography>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
            <Link href={directions(officeLat, officeLng)} target="_blank" rel="noopener" sx={{ py: 1 }}>
              <FormattedMessage id="contact.directions" />
            </Link>
            <Link href={openMap(officeLat, officeLng)} target="_blank" rel="noopener" sx={{ py: 1 }}>
              <FormattedMessage id="contact.openMap" />
            </Link>
          </Box>
        </>
      )}
      {hours !== '' && <Typography>{hours}</Typography>}
      {officePhone !== '' && (
        <Link href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} sx={{ py: 1 }}>
          {officePhone}
        </Link>
      )}
      <Link href={`mailto:${contactEmail}`} sx={{ py: 1 }}>
        {contactEmail}
      </Link>
    </Stack>
  );
};
