import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = Readonly<{ title: ReactNode; corner?: ReactNode; children: ReactNode }>;

export const Part = ({ title, corner, children }: Props) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            justifyContent: 'space-between',
            alignItems: 'center',
            mb: 2,
          }}
        >
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {corner}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
};
