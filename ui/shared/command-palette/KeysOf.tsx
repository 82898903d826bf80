import Box from '@mui/material/Box';

/** ⌘ on Apple's keyboards, Ctrl on all others. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');

/** `g h` as two keys, `Mod K` as the reader's keyboard has it. */
export const KeysOf = ({ keys }: Readonly<{ keys: string }>) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexShrink: 0 }}>
    {keys.split(' ').map((key, at) => (
      <Box
        key={`${at} ${key}`}
        component="kbd"
        sx={{
          font: 'inherit',
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          minWidth: 24,
          textAlign: 'center',
          px: 0.75,
          borderRadius: '6px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.sunken',
          color: 'text.secondary',
        }}
      >
        {key === 'Mod' ? commandKey() : key}
      </Box>
    ))}
  </Box>
);
