import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { FormattedMessage } from 'react-intl';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { questions } from './questions.ts';

/** The browser's own disclosure: it opens before any script has come. */
export const Questions = () => (
  <Card>
    {questions.map((key) => (
      <Box
        key={key}
        component="details"
        id={`faq-${key}`}
        sx={{
          borderTop: '1px solid',
          borderColor: 'divider',
          '&:first-of-type': { borderTop: 0 },
          '&[open] svg': { transform: 'rotate(180deg)' },
        }}
      >
        <Box
          component="summary"
          sx={{
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            px: 2.5,
            py: 1.5,
            minHeight: 52,
            cursor: 'pointer',
            fontWeight: 600,
            '&:hover': { bgcolor: 'action.hover' },
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          <FormattedMessage id={`pricing.faq.${key}`} />
          <ChevronDownIcon sx={{ flexShrink: 0, color: 'text.secondary', transition: 'transform 150ms' }} />
        </Box>
        <Box sx={{ px: 2.5, pb: 2, color: 'text.secondary', maxWidth: 680 }}>
          <FormattedMessage id={`pricing.faq.${key}.answer`} />
        </Box>
      </Box>
    ))}
  </Card>
);
