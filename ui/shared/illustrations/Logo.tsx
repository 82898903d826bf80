import Box from '@mui/material/Box';

/**
 * Two lanes of a track taking the bend make the F; the runner in the inner lane is on the way.
 * The same drawing, as files, is in `ui/member-web/brand`.
 */
const LogoMark = ({ size = 36 }: Readonly<{ size?: number }>) => (
  <Box
    component="svg"
    viewBox="0 0 48 48"
    aria-hidden
    sx={{ width: size, height: size, display: 'block', flexShrink: 0 }}
  >
    <rect width="48" height="48" rx="14" fill="#0B5C49" />
    <path
      d="M15 38V24a12 12 0 0 1 12-12h8"
      fill="none"
      stroke="#FFFFFF"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M15 38v-3a9 9 0 0 1 9-9h1" fill="none" stroke="#FF7B3E" strokeWidth="6" strokeLinecap="round" />
    <circle cx="34.5" cy="26" r="3.6" fill="#FF7B3E" />
  </Box>
);

export const Logo = ({ name = 'Fitboard', size = 34 }: Readonly<{ name?: string; size?: number }>) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
    <LogoMark size={size} />
    <Box
      component="span"
      className="Logo-word"
      sx={{
        fontWeight: 600,
        fontSize: size * 0.62,
        lineHeight: 1.25,
        color: 'text.primary',
        whiteSpace: 'nowrap',
      }}
    >
      {name}
    </Box>
  </Box>
);
