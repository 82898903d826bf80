import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

declare global {
  interface MessageCatalogues {
    account: typeof import('./messages/vi.json');
  }
}

type Props = Readonly<{ id?: string; title: ReactNode; description?: ReactNode; children: ReactNode }>;

export const AccountCard = ({ id, title, description, children }: Props) => {
  const heading = useId();
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ scrollMarginTop: 80 }}
      {...(id === undefined ? {} : { id })}
    >
      <CardContent>
        <Typography id={heading} variant="h2">
          {title}
        </Typography>
        {description !== undefined && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
            {description}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
};
