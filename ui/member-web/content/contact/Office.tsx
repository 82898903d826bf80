import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { useLanguage } from '#ui/intl.ts';
import { useSite } from '../../app/page-context.ts';

/** Opens the map program of the device, or a map page; nothing of it is fetched before. */
const directions = (lat: number, lng: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
const openMap = (lat: number, lng: number) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

/** Our own picture of the streets with the office in its middle: it asks nobody else, and never steals the scroll. */
const Map = ({ address }: Readonly<{ address: string }>) => {
  const { formatMessage } = useIntl();
  const { officeMap } = useSite();
  return (
    <Box sx={{ position: 'relative', borderRadius: 3, overflow: 'hidden', bgcolor: 'background.sunken' }}>
      <Box
        component="img"
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
        <path
          d="M12 0C5.4 0 0 5.3 0 11.8 0 20.6 12 32 12 32s12-11.4 12-20.2C24 5.3 18.6 0 12 0Z"
          fill="#B3261E"
        />
        <circle cx="12" cy="12" r="4.5" fill="#fff" />
      </Box>
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
          <Map address={address} />
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
