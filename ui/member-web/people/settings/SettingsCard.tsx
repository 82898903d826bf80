import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

declare global {
  interface MessageCatalogues {
    settings: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{ title: ReactNode; description?: ReactNode; children: ReactNode }>;

export const SettingsCard = ({ title, description, children }: Props) => {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading}>
      <CardContent>
        <Typography id={heading} variant="h2">
          {title}
        </Typography>
        {description !== undefined && (
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{description}</Typography>
        )}
        <Stack sx={{ gap: 3, mt: 2.5 }}>{children}</Stack>
      </CardContent>
    </Card>
  );
};
