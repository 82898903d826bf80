import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export const OrderCard = ({
  title,
  corner,
  children,
}: Readonly<{ title: ReactNode; corner?: ReactNode; children: ReactNode }>) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1.5 }}
        >
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {corner}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
};
