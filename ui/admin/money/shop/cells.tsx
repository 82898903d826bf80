import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { BagIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';

const orderColours: Readonly<Record<ProcessStatus, Status>> = {
  PENDING: 'waiting',
  PROCESSING: 'active',
  COMPLETED: 'done',
  CANCELED: 'neutral',
};
export const OrderStatusChip = ({ status }: Readonly<{ status: ProcessStatus }>) => (
  <StatusChip status={orderColours[status]} label={<FormattedMessage id={`order.status.${status}`} />} />
);

type PictureProps = Readonly<{ address: string | null; size: number; alt?: string }>;

/** Always square, so that nothing moves when it arrives; a bag stands where there is no picture. */
export const ProductPicture = ({ address, size, alt = '' }: PictureProps) => {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      component="span"
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: '10px',
        overflow: 'hidden',
        display: 'inline-grid',
        placeItems: 'center',
        bgcolor: 'background.sunken',
        color: 'text.secondary',
      }}
    >
      {address === null || broken === address ? (
        <BagIcon fontSize="small" {...(alt === '' ? { 'aria-hidden': true } : { titleAccess: alt })} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          onError={() => setBroken(address)}
          sx={{ objectFit: 'cover', display: 'block' }}
        />
      )}
    </Box>
  );
};

/** "còn 12", "hết hàng", or that it never runs out. */
export const StockWord = ({ stock }: Readonly<{ stock: number | null }>) => {
  const { number } = useFormats();
  if (stock === null) return <FormattedMessage id="console.stock.unlimited" />;
  if (stock === 0)
    return <StatusChip status="warning" label={<FormattedMessage id="console.products.soldOut" />} />;
  return <>{number(stock)}</>;
};
