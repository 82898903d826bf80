import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { CalloutKind } from '#core/platform/rich-text/allow-list.ts';
import { line, WarningIcon } from '../icons.tsx';

const BulbIcon = line(
  'M9.5 18.5h5M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6c.9.8 1.5 1.7 1.5 2.9v1.5h5V17c0-1.2.6-2.1 1.5-2.9a6.5 6.5 0 0 0-4-11.6Z',
);
const MedicalIcon = line('M9.5 3.5h5v6h6v5h-6v6h-5v-6h-6v-5h6v-6Z');

export const calloutIcons: Readonly<Record<CalloutKind, ComponentType<SvgIconProps>>> = {
  tip: BulbIcon,
  warning: WarningIcon,
  medical: MedicalIcon,
};
