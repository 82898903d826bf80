import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceName } from '#core/people/sign-in/device.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { DeviceIcon } from '#ui/icons.tsx';
import { AccountCard } from './AccountCard.tsx';
import { row } from './row.ts';
import { useDevices } from './use-devices.ts';

export const DevicesCard = () => {
  const { formatMessage } = useIntl();
  const { query, end, endOthers } = useDevices();
  const [endingOthers, setEndingOthers] = useState(false);
  const nameOf = (userAgent: string) =>
    deviceName(userAgent) || formatMessage({ id: 'account.devices.unknown' });

  return (
    <AccountCard
      title={<FormattedMessage id="account.devices" />}
      description={<FormattedMessage id="account.devices.text" />}
    >
      {end.error !== null && <ErrorNote error={end.error} />}
      <QueryView query={query} compact skeleton={<ListSkeleton rows={2} />}>
        {({ items }) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {items.map(({ id, userAgent, address, createdAt, lastUsedAt, isCurrent }) => (
                <Box component="li" key={id} sx={row}>
                  <DeviceIcon sx={{ color: 'text.secondary' }} />
                  <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                      {nameOf(userAgent)}
                    </Typography>
                    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                      <FormattedMessage
                        id="account.devices.line"
                        values={{
                          address,
                          used: <RelativeTime at={lastUsedAt} />,
                          since: <RelativeTime at={createdAt} />,
                        }}
                      />
                    </Typography>
                  </Box>
                  {isCurrent ? (
                    <StatusChip status="done" label={<FormattedMessage id="account.devices.current" />} />
                  ) : (
                    <Button
                      variant="outlined"
                      size="small"
                      sx={{ minHeight: 44 }}
                      disabled={end.isPending && end.variables === id}
                      onClick={() => end.mutate(id)}
                      aria-label={formatMessage(
                        { id: 'account.devices.end.label' },
                        { device: nameOf(userAgent) },
                      )}
                    >
                      <FormattedMessage id="account.devices.end" />
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
            {items.length > 1 && (
              <Button variant="outlined" color="error" sx={{ mt: 1 }} onClick={() => setEndingOthers(true)}>
                <FormattedMessage id="account.devices.endOthers" />
              </Button>
            )}
          </>
        )}
      </QueryView>
      <ConfirmOnDemand
        open={endingOthers}
        title={<FormattedMessage id="account.devices.endOthers.title" />}
        confirmLabel={<FormattedMessage id="account.devices.endOthers" />}
        dangerous
        onConfirm={endOthers}
        onClose={() => setEndingOthers(false)}
      >
        <FormattedMessage id="account.devices.endOthers.text" />
      </ConfirmOnDemand>
    </AccountCard>
  );
};
