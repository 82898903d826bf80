import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceName } from '#core/people/sign-in/device.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { DeviceIcon } from '#ui/icons.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import { row } from '../account/row.ts';
import { type OwnSecondFactor, useForgetDevice } from './data.ts';

type Props = Readonly<{ devices: OwnSecondFactor['trustedDevices'] }>;

export const TrustedDevicesCard = ({ devices }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  const toast = useToast();
  const forget = useForgetDevice(() =>
    toast(formatMessage({ id: 'security.devices.forgotten' }), { kind: 'success' }),
  );
  const nameOf = (userAgent: string) =>
    deviceName(userAgent) || formatMessage({ id: 'security.devices.unknown' });

  return (
    <AccountCard
      title={<FormattedMessage id="security.devices" />}
      description={<FormattedMessage id="security.devices.text" />}
    >
      {forget.error !== null && <ErrorNote error={forget.error} />}
      {devices.length === 0 ? (
        <Typography>
          <FormattedMessage id="security.devices.none" />
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {devices.map(({ id, userAgent, lastUsedAt, expiresAt }) => (
            <Box component="li" key={id} sx={row}>
              <DeviceIcon sx={{ color: 'text.secondary' }} />
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {nameOf(userAgent)}
                </Typography>
                <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage
                    id="security.devices.line"
                    values={{
                      used: <RelativeTime at={lastUsedAt} />,
                      until: formatDate(expiresAt, { dateStyle: 'medium' }),
                    }}
                  />
                </Typography>
              </Box>
              <Button
                variant="outlined"
                size="small"
                sx={{ minHeight: 44 }}
                disabled={forget.isPending && forget.variables === id}
                onClick={() => forget.mutate(id)}
                aria-label={formatMessage(
                  { id: 'security.devices.forget.label' },
                  { device: nameOf(userAgent) },
                )}
              >
                <FormattedMessage id="security.devices.forget" />
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </AccountCard>
  );
};
