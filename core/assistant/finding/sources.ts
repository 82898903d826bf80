import type { Source } from '#core/body/indicator/explanation/sources.ts';

/** Where the rules come from; what was looked up, and where, is in `docs/ai-coach-sources.md`. */
const source = (text: string, evidence: Source['evidence']): Source => ({ text, evidence });

export const sources = {
  whoActivity: source('WHO, Guidelines on physical activity and sedentary behaviour, 2020', 'S'),
  whoDiet: source('WHO, Guidelines on sugars 2015, on fat and carbohydrate 2023', 'S'),
  aasm: source('AASM & SRS, Recommended amount of sleep for a healthy adult, 2015', 'P'),
  aasmTips: source('AASM, Healthy sleep habits', 'S'),
  acsm: source('Garber (ACSM), MSSE 2011', 'S'),
  acsmScreening: source('Riebe (ACSM), Exercise preparticipation health screening, MSSE 2015', 'P'),
  issn: source('Jäger (ISSN), Protein and exercise, JISSN 2017', 'P'),
  issnCreatine: source('Kreider (ISSN), Creatine, JISSN 2017', 'T'),
  iom: source('IOM, Dietary reference intakes', 'S'),
  nice: source('NICE 2022; Ashwell', 'S'),
  helms: source('Helms, JISSN 2014', 'P'),
  garthe: source('Garthe, IJSNEM 2011', 'P'),
  obesityGuideline: source('Jensen (AHA/ACC/TOS), Circulation 2013', 'T'),
  lookAhead: source('Wing (Look AHEAD), Diabetes Care 2011', 'P'),
  reds: source('Mountjoy (IOC), REDs, BJSM 2023', 'P'),
  ace: source('American Council on Exercise', 'S'),
  espen: source('Cederholm (ESPEN), Clin Nutr 2015', 'P'),
  whoBmi: source('WHO 1995, 2000; WHO Expert Consultation, Lancet 2004', 'S'),
  whoWaist: source('WHO Expert Consultation 2008 (2011)', 'S'),
  samouda: source('Samouda, Obesity 2013', 'S'),
  cooper: source('Cooper, The Aerobics Program for Total Well-Being, 1982', 'S'),
  whoTobacco: source('WHO, Tobacco fact sheet', 'S'),
  whoAlcohol: source('WHO, Lancet Public Health 2023', 'S'),
  mohObesity: source('Viet Nam MoH, 2892/QĐ-BYT 2022', 'S'),
  nap: source('National Sleep Foundation, naps', 'S'),
  dansinger: source('Dansinger, JAMA 2005', 'P'),
  b12: source('Vitamin B12 in vegan diets', 'T'),
  stOnge: source('St-Onge (AHA), Circulation 2017', 'T'),
  whoSalt: source('WHO, salt under 5 g a day', 'T'),
  sf36: source('SF-36, item 1', 'T'),
  falcpa: source('US FALCPA and FASTER Acts', 'T'),
  own: source('A rule of this product', 'T'),
} as const satisfies Readonly<Record<string, Source>>;

/** Why a rule is off by default. */
export const unchecked = 'The source could not be compared with its original; see docs/ai-coach-sources.md.';
