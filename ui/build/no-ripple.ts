/** Stands for MUI's ripple where the theme turns it off. */
const NoRipple = (): null => null;
export default NoRipple;
