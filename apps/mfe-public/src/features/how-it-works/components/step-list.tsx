import styles from '../how-it-works.module.css';

interface StepListProps {
  picture: string;
  steps: readonly { key: string; heading: string; text: string }[];
}

export function StepList({ picture, steps }: StepListProps) {
  return (
    <div className={styles.steps}>
      <ol>
        {steps.map(({ key, heading, text }, index) => (
          <li key={key}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <img src={picture} alt="" width="480" height="320" />
    </div>
  );
}
