import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import { Nothing } from '../../app/parts/cells.tsx';
import type { RewardRow, StaffClaim } from './data.ts';
import { leftOf, type Stage, stageOf } from './stage.ts';

const claimColours: Readonly<Record<StaffClaim['status'], Status>> = {
  PROCESSING: 'waiting',
  COMPLETED: 'done',
  CANCELED: 'refused',
};
export const ClaimStatusChip = ({ status }: Readonly<{ status: StaffClaim['status'] }>) => (
  <StatusChip
    status={claimColours[status]}
    label={<FormattedMessage id={`console.claims.status.${status}`} />}
  />
);

const stageColours: Readonly<Record<Stage, Status>> = {
  HIDDEN: 'locked',
  UPCOMING: 'waiting',
  RUNNING: 'active',
  SOLD_OUT: 'warning',
  ENDED: 'neutral',
};
type Offer = Pick<RewardRow, 'status' | 'stock' | 'claimedCount'> &
  Readonly<{ startsAt: string | Date; endsAt: string | Date }>;

/** Whether members can claim it now. */
export const StageChip = ({ offer }: Readonly<{ offer: Offer }>) => {
  const now = useThisMinute();
  if (now === undefined) return <Nothing />;
  const stage = stageOf(
    { ...offer, startsAt: new Date(offer.startsAt), endsAt: new Date(offer.endsAt) },
    now,
  );
  return (
    <StatusChip
      status={stageColours[stage]}
      label={<FormattedMessage id={`console.rewards.stage.${stage}`} />}
    />
  );
};

/** "143 / 200", or that it never runs out. */
export const StockLeft = ({ offer }: Readonly<{ offer: Pick<RewardRow, 'stock' | 'claimedCount'> }>) => {
  const { number } = useFormats();
  const left = leftOf(offer);
  return left === null ? (
    <FormattedMessage id="console.stock.unlimited" />
  ) : (
    <FormattedMessage
      id="console.stock.left"
      values={{ left: number(left), stock: number(offer.stock ?? left) }}
    />
  );
};

type LogoProps = Readonly<{ name: string; address: string | null; size?: number }>;

/** Beside the partner's name, which says it already; the first letter stands where there is no picture. */
export const PartnerLogo = ({ name, address, size = 44 }: LogoProps) => {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: `${Math.round(size / 4)}px`,
        overflow: 'hidden',
        display: 'inline-grid',
        placeItems: 'center',
        verticalAlign: 'middle',
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
        fontWeight: 700,
        fontSize: size * 0.45,
      }}
    >
      {address === null || broken === address ? (
        name.trim().charAt(0).toUpperCase()
      ) : (
        <Box
          component="img"
          src={address}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(address)}
          sx={{ objectFit: 'contain', bgcolor: 'common.white', display: 'block' }}
        />
      )}
    </Box>
  );
};

export const PartnerName = ({ name, address }: Readonly<{ name: string; address: string | null }>) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center' }}>
    <PartnerLogo name={name} address={address} size={32} />
    {name}
  </Box>
);
