import Stack from '@mui/material/Stack';
import preview from '../../../.storybook/preview.tsx';
import { CardGridSkeleton, ChartSkeleton, FormSkeleton, ListSkeleton, TextSkeleton } from './Skeletons.tsx';

const All = () => (
  <Stack sx={{ gap: 4, maxWidth: 900 }}>
    <TextSkeleton />
    <CardGridSkeleton />
    <ListSkeleton />
    <ChartSkeleton />
    <FormSkeleton />
  </Stack>
);

const meta = preview.meta({ title: 'Parts/Skeletons', component: All });

export const Light = meta.story({});
export const Dark = meta.story({ globals: { theme: 'dark' } });
