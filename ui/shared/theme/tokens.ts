/**
 * Rice paper, pine and papaya. Pine carries words and controls, papaya is kept for the one thing to do next,
 * turmeric is money. Everything that draws (both web apps, icons, the report) takes its colours from here.
 */
export const palettes = {
  light: {
    background: { default: '#FAF8F2', paper: '#FFFFFF', sunken: '#F0EDE3' },
    text: { primary: '#16231D', secondary: '#52615A', disabled: '#87928C' },
    divider: '#DFDCD1',
    control: '#75837B',
    focus: '#C2500F',
    primary: {
      main: '#0B5C49',
      light: '#2C7C68',
      dark: '#063F32',
      contrastText: '#FFFFFF',
      soft: '#DFF0E8',
      onSoft: '#07483A',
    },
    secondary: {
      main: '#7A4A10',
      light: '#A36A24',
      dark: '#573306',
      contrastText: '#FFFFFF',
      soft: '#FBEBCB',
      onSoft: '#5F3A06',
    },
    accent: {
      main: '#FF7B3E',
      light: '#FF9D6E',
      dark: '#F0631F',
      contrastText: '#21120A',
      soft: '#FFE9DD',
      onSoft: '#8C320B',
      text: '#AE420F',
    },
    error: {
      main: '#B3202F',
      light: '#D34B57',
      dark: '#8A1020',
      contrastText: '#FFFFFF',
      soft: '#FCE6E6',
      onSoft: '#8A1020',
    },
    warning: {
      main: '#8A5800',
      light: '#B17A17',
      dark: '#654000',
      contrastText: '#FFFFFF',
      soft: '#FDF0D2',
      onSoft: '#694300',
    },
    success: {
      main: '#1F6D35',
      light: '#43925A',
      dark: '#0F4E22',
      contrastText: '#FFFFFF',
      soft: '#E2F3E3',
      onSoft: '#14532A',
    },
    info: {
      main: '#1D5F8A',
      light: '#4285B0',
      dark: '#0E4467',
      contrastText: '#FFFFFF',
      soft: '#E0F0F8',
      onSoft: '#0F4668',
    },
    coin: {
      fit: '#E4A11B',
      fitEdge: '#94640A',
      fitInk: '#4A3000',
      base: '#8FB3A3',
      baseEdge: '#40695A',
      baseInk: '#10382B',
    },
    scale: {
      veryLow: '#2A6496',
      low: '#2E8091',
      good: '#2C7D4A',
      raised: '#A87400',
      high: '#C75B1E',
      veryHigh: '#AE2B2F',
    },
    drawing: {
      line: '#16231D',
      pine: '#0B5C49',
      mist: '#CBE5DA',
      papaya: '#FF7B3E',
      peach: '#FFD3BB',
      turmeric: '#F3B63C',
      paper: '#FFFFFF',
      sand: '#EBE5D4',
    },
  },
  dark: {
    background: { default: '#0F1613', paper: '#18221D', sunken: '#0A100D' },
    text: { primary: '#EEF3EE', secondary: '#AEBCB4', disabled: '#74827A' },
    divider: '#2C3932',
    control: '#81918A',
    focus: '#FFA071',
    primary: {
      main: '#8ADABC',
      light: '#B3EBD5',
      dark: '#5FBC9B',
      contrastText: '#06281E',
      soft: '#1A3A2F',
      onSoft: '#BDEEDB',
    },
    secondary: {
      main: '#F0C987',
      light: '#F8DFB3',
      dark: '#D1A660',
      contrastText: '#2B1A02',
      soft: '#3A2D15',
      onSoft: '#F8DFB3',
    },
    accent: {
      main: '#FF8B56',
      light: '#FFAD86',
      dark: '#F3733A',
      contrastText: '#21120A',
      soft: '#40251A',
      onSoft: '#FFC7AC',
      text: '#FFA57C',
    },
    error: {
      main: '#FF9C97',
      light: '#FFC1BD',
      dark: '#EE7A77',
      contrastText: '#330608',
      soft: '#44201F',
      onSoft: '#FFCBC7',
    },
    warning: {
      main: '#F3C266',
      light: '#F9DA9D',
      dark: '#D9A440',
      contrastText: '#2A1B00',
      soft: '#3C2E12',
      onSoft: '#F9DA9D',
    },
    success: {
      main: '#84D69C',
      light: '#B0E7BF',
      dark: '#5DB878',
      contrastText: '#05260F',
      soft: '#1B3823',
      onSoft: '#B7EAC4',
    },
    info: {
      main: '#92CAF0',
      light: '#BCDFF7',
      dark: '#67A9D6',
      contrastText: '#04233A',
      soft: '#193546',
      onSoft: '#C1E2F8',
    },
    coin: {
      fit: '#F0B53A',
      fitEdge: '#FFDB8A',
      fitInk: '#3C2700',
      base: '#7FA897',
      baseEdge: '#B5D6C8',
      baseInk: '#0C2A20',
    },
    scale: {
      veryLow: '#6FAEE0',
      low: '#62BECF',
      good: '#6ECB8D',
      raised: '#E9B949',
      high: '#FF9560',
      veryHigh: '#FF8583',
    },
    drawing: {
      line: '#EEF3EE',
      pine: '#4FA88B',
      mist: '#23493C',
      papaya: '#FF8B56',
      peach: '#5A3526',
      turmeric: '#F0B53A',
      paper: '#202C26',
      sand: '#2B352F',
    },
  },
} as const;

export const radii = { small: 8, control: 12, card: 20, sheet: 28, pill: 999 } as const;

export const shadows = {
  light: {
    resting: '0 1px 2px rgba(22, 35, 29, 0.06), 0 2px 8px rgba(22, 35, 29, 0.05)',
    raised: '0 2px 4px rgba(22, 35, 29, 0.06), 0 10px 28px rgba(22, 35, 29, 0.10)',
    floating: '0 4px 10px rgba(22, 35, 29, 0.08), 0 24px 56px rgba(22, 35, 29, 0.18)',
  },
  dark: {
    resting: '0 1px 2px rgba(0, 0, 0, 0.5)',
    raised: '0 8px 24px rgba(0, 0, 0, 0.5)',
    floating: '0 20px 56px rgba(0, 0, 0, 0.65)',
  },
} as const;

/** Two weights travel with the first page; 700 is fetched only where a screen asks for it. */
export const weights = { text: 400, strong: 600, display: 700 } as const;

export const fontFamily =
  "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', system-ui, 'Segoe UI', Roboto, sans-serif";

/** The bars around a page: sticky ones may never cover the control that has focus. */
export const sizes = { topBar: 64, bottomBar: 64, rail: 248 } as const;

export const contentWidth = { reading: 680, form: 560, page: 1200 } as const;

/** How high the line is that may stand above every bar of the member web; bars that stay in sight keep below it. */
export const headLineHeight = '--head-line-height';
export const belowHeadLine = `var(${headLineHeight}, 0px)`;
