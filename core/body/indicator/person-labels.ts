/** Answers that hardly ever change: a line that says them does without the words of all others. */
export const personLabels = {
  gender: {
    MALE: { en: 'Male', vi: 'Nam' },
    FEMALE: { en: 'Female', vi: 'Nữ' },
    OTHER: { en: 'Other', vi: 'Khác' },
  },
  sexForFormulas: {
    MALE: { en: 'Use the male formulas', vi: 'Dùng công thức của nam' },
    FEMALE: { en: 'Use the female formulas', vi: 'Dùng công thức của nữ' },
  },
};
