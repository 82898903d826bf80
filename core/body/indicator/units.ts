/** Everything is stored in metric; these exact factors are used at the display edge only. */
export const cmPerInch = 2.54;
export const inchesPerFoot = 12;
export const kgPerPound = 0.453_592_37;
export const metresPerMile = 1609.344;

export const unitSystems = ['METRIC', 'IMPERIAL'] as const;
export type UnitSystem = (typeof unitSystems)[number];

export const cmToIn = ({ cm }: { cm: number }): number => cm / cmPerInch;
export const inToCm = ({ in: inches }: { in: number }): number => inches * cmPerInch;
export const kgToLb = ({ kg }: { kg: number }): number => kg / kgPerPound;
export const lbToKg = ({ lb }: { lb: number }): number => lb * kgPerPound;
export const mToMi = ({ m }: { m: number }): number => m / metresPerMile;
export const miToM = ({ mi }: { mi: number }): number => mi * metresPerMile;

export type FeetAndInches = Readonly<{ ft: number; in: number }>;

export const cmToFtIn = ({ cm }: { cm: number }): FeetAndInches => {
  const inches = cmToIn({ cm });
  const ft = Math.trunc(inches / inchesPerFoot);
  return { ft, in: inches - ft * inchesPerFoot };
};

export const ftInToCm = ({ ft, in: inches }: FeetAndInches): number =>
  inToCm({ in: ft * inchesPerFoot + inches });

/** Feet and inches as people write them: inches rounded half up, and never 12 of them. */
export const displayedFeetAndInches = (cm: number, decimals = 1): FeetAndInches => {
  const unit = 10 ** decimals;
  const parts = Math.floor(cmToIn({ cm }) * unit + 0.5);
  const ft = Math.floor(parts / (inchesPerFoot * unit));
  return { ft, in: (parts - ft * inchesPerFoot * unit) / unit };
};
