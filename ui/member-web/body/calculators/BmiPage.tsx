import { CalculatorPage } from './CalculatorPage.tsx';

const BmiPage = () => <CalculatorPage kind="bmi" />;
export default BmiPage;
