import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type Fact = Readonly<{ key: string; label: ReactNode; value: ReactNode }>;

/** Names and values of one record, in two columns where there is room. */
export const Facts = ({ facts }: Readonly<{ facts: readonly Fact[] }>) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {facts.map(({ key, label, value }) => (
      <Box key={key} sx={{ minWidth: 0 }}>
        <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);

type SectionProps = Readonly<{
  /** Where a list of sections leads to. */
  id?: string;
  title?: ReactNode;
  note?: ReactNode;
  corner?: ReactNode;
  children: ReactNode;
}>;

export const Section = ({ id, title, note, corner, children }: SectionProps) => (
  <Card component="section" id={id} sx={{ mb: 2, scrollMarginTop: 80 }}>
    <CardContent>
      {title !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 1.5 }}>
          <Box sx={{ flex: note === undefined ? 1 : '1 1 16rem' }}>
            <Typography variant="h3" component="h2" {...(id !== undefined && { tabIndex: -1 })}>
              {title}
            </Typography>
            {note !== undefined && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
                {note}
              </Typography>
            )}
          </Box>
          {corner}
        </Box>
      )}
      {children}
    </CardContent>
  </Card>
);
