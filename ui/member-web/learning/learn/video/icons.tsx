import { line } from '#ui/icons.tsx';

export const PauseIcon = line('M8.5 5v14M15.5 5v14');
export const BackTenIcon = line('M4 5v5h5M4.6 10a8 8 0 1 1-.4 4M10 11v5M14 11.5v4');
export const ForwardTenIcon = line('M20 5v5h-5M19.4 10a8 8 0 1 0 .4 4M10 11v5M14 11.5v4');
export const SilentIcon = line('M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM16 9.5l5 5M21 9.5l-5 5');
export const WideIcon = line('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5');
