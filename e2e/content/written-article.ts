const paragraph = {
  vi: 'Bữa sáng có đạm giúp bạn no lâu hơn và ít thèm ngọt vào buổi chiều. ',
  en: 'A breakfast with protein keeps you full for longer and less hungry for sweets later on. ',
} as const;

const textOf = (language: 'vi' | 'en', first: string, second: string, last: string): string =>
  `<h2>${first}</h2><p>${paragraph[language].repeat(6).trim()}</p><h2>${second}</h2><ul><li><p>${last}</p></li></ul>` +
  `<table><thead><tr><th>${first}</th><th>kcal</th></tr></thead><tbody><tr><td>${second}</td><td>320</td></tr></tbody></table>` +
  `<aside data-kind="tip"><p>${last}</p></aside>`;

/** An article long enough to be published, in both languages. */
export const sampleLong = {
  vi: {
    title: 'Bữa sáng đủ đạm: bắt đầu từ đâu?',
    description: 'Ba bữa sáng dễ làm, đủ đạm, dưới mười phút.',
    html: textOf('vi', 'Vì sao cần đạm', 'Ba bữa dễ làm', 'Trứng luộc, bánh mì đen và một quả chuối'),
    tags: ['Bữa sáng', 'Chất đạm'],
    last: 'Trứng luộc, bánh mì đen và một quả chuối',
  },
  en: {
    title: 'Breakfast with enough protein: where to begin',
    description: 'Three easy breakfasts with enough protein, in under ten minutes.',
    html: textOf('en', 'Why protein', 'Three easy ones', 'Boiled eggs, dark bread and a banana'),
    tags: ['Breakfast', 'Protein'],
    last: 'Boiled eggs, dark bread and a banana',
  },
} as const;
