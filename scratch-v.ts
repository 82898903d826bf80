import { verifierOf } from '#core/assistant/wording/verifier.ts';
import { aSheet, someFindings } from '#fixtures/assistant/sheets.ts';
const vi = verifierOf({ sheet: aSheet(), findings: someFindings, language: 'vi' });
const en = verifierOf({ sheet: aSheet(), findings: someFindings, language: 'en' });
const l = (k: string, s: string, f: string[] = [], r: string[] = []) => JSON.stringify({ k, s, f, r });
const good = [
  l('BODY', 'BMI của bạn là [[indicator.bmi]], thuộc mức [[indicator.bmiCategory]].'),
  l('BODY', 'Cân nặng đã giảm [[weight.change.last]] so với lần trước, đúng hướng mục tiêu [[weight.goal]].'),
  l(
    'BODY',
    'Hãy đưa vòng eo về dưới [[d.half]], mỗi tuần một chút.',
    ['indicator.waistHeightRatio'],
    ['B09'],
  ),
  l('LIFESTYLE', 'Bạn đang ngủ [[lifestyle.sleep]] mỗi đêm; thử lên giường sớm hơn để ngủ đủ.', [], ['L01']),
  l('NUTRITION', 'Mỗi ngày nên ăn ít nhất [[d.g08]] đạm, chia đều cho các bữa.', [], ['N01']),
  l('STRENGTH', 'Hít đất tiến bộ rõ: [[pushUps.change.last]]. Bạn tập đều thật đáng khen!', [], ['C07']),
  l('NEXT', 'Tuần này, hãy đo lại vòng eo vào buổi sáng.', ['body.waist'], ['B09']),
  l('BODY', 'Eo của bạn đang là 90 cm.', ['body.waist']),
  l('BODY', 'Bạn đang ở mức thừa cân.', ['indicator.bmiCategory']),
];
const goodEn = [
  l('BODY', 'Your BMI is [[indicator.bmi]], which counts as [[indicator.bmiCategory]].'),
  l('BODY', 'Your weight fell by [[weight.change.last]] since the last time.'),
  l('BODY', 'Bring your waist under [[d.half]], a little each week.', [], ['B09']),
  l('LIFESTYLE', 'You sleep [[lifestyle.sleep]] a night; try to go to bed earlier.', [], ['L01']),
  l('STRENGTH', 'Push-ups improved: [[pushUps.change.last]]. Keep training like this.', [], ['C07']),
  l('NUTRITION', 'Eat at least [[d.g08]] of protein a day, spread over your meals.', [], ['N01']),
];
for (const g of good) console.log(JSON.stringify(vi.check(g)).slice(0, 140));
for (const g of goodEn) console.log(JSON.stringify(en.check(g)).slice(0, 140));
const s = process.cpuUsage().user / 1000;
for (let i = 0; i < 500; i++) for (const g of good) vi.check(g);
console.log('ms per line', (process.cpuUsage().user / 1000 - s) / 500 / good.length);
