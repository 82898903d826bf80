import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';

type Card = Readonly<{ value: string; label: ReactNode; description?: ReactNode; icon?: ReactNode }>;

type Props = Readonly<{
  label: ReactNode;
  cards: readonly Card[];
  chosen: string | null;
  onChoose: (value: string) => void;
}>;

/** Real radio buttons under large cards: arrows and readers work by themselves. */
export const Cards = ({ label, cards, chosen, onChoose }: Props) => {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} sx={{ display: 'grid', gap: 1.25 }}>
      <Box id={id} sx={visuallyHidden}>
        {label}
      </Box>
      {cards.map(({ value, label: name, description, icon }) => {
        const checked = value === chosen;
        return (
          <Box
            key={value}
            component="label"
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              minHeight: 56,
              p: 1.75,
              borderRadius: '14px',
              border: '1.5px solid',
              borderColor: checked ? 'primary.main' : 'control',
              bgcolor: checked ? 'primary.soft' : 'background.paper',
              color: checked ? 'primary.onSoft' : 'text.primary',
              cursor: 'pointer',
              '&:hover': { borderColor: 'primary.main' },
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={id}
              value={value}
              checked={checked}
              onChange={() => onChoose(value)}
              sx={visuallyHidden}
            />
            {icon !== undefined && (
              <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
                {icon}
              </Box>
            )}
            <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {name}
              </Typography>
              {description !== undefined && (
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: checked ? 'inherit' : 'text.secondary' }}
                >
                  {description}
                </Typography>
              )}
            </Box>
            <Box component="span" aria-hidden sx={{ width: 24, height: 24, flexShrink: 0 }}>
              {checked && <CheckIcon />}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
