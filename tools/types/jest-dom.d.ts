// The matchers of jest-dom (toBeVisible, toHaveAccessibleName …) for tests of every package.
import '@testing-library/jest-dom/jest-globals';
