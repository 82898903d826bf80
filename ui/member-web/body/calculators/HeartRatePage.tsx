import { CalculatorPage } from './CalculatorPage.tsx';

const HeartRatePage = () => <CalculatorPage kind="heart-rate" />;
export default HeartRatePage;
