import styles from './questions.module.css';

export interface IntroductionProps {
  /** Plain text; its line breaks are kept. */
  text: string;
}

/** Why a questionnaire is asked, above its questions. Nothing, where nothing is written. */
export function Introduction({ text }: IntroductionProps) {
  return text ? <p className={styles.introduction}>{text}</p> : null;
}
