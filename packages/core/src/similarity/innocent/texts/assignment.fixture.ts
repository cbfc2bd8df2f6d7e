import { prose } from './prose.fixture.ts';

const questions = [
  '1. Explain how green plants turn light into food. Refer to the role of water and carbon dioxide in your answer. (6 marks)',
  'Question 2: To what extent was the price of bread responsible for the march on Versailles in October 1789?',
  "Describe the ways in which the author shows us what the main character is like, and discuss how the reader's opinion of her changes.",
  'Q3. What is meant by the term "herd immunity", and why does it matter for people who cannot be vaccinated?',
  'Task 4\nCompare two methods of keeping iron from rusting. Which one would you choose for a ship, and why? Write 150 to 200 words.',
  'Some people think that towns should sell public land to pay for services. To what extent do you agree or disagree with this opinion?',
  'a) Calculate the rate of cooling of both cups over the first ten minutes. b) Explain the difference between them. Show your working. [8 marks]',
  'Essay question: "Censorship always defeats itself." Discuss this statement with reference to at least two works of the nineteenth century.',
  'Using the sources on page 14, evaluate the claim that canals did more for the growth of the town than the railway did. Cite your sources in APA style.',
  'Prompt: Write about a time when you had to change your plans. What happened, how did you feel, and what did you learn from it? Your essay should be about 250 words long.',
  'Nowadays more and more shops refuse to take cash. Is this a positive or a negative development? Give reasons for your answer and include any relevant examples from your own experience.',
  'Assignment 2 (due 14 May)\nRead the two letters in Appendix C. Identify three differences in tone and account for them. Your answer should be no longer than one page.',
  'Assessment Task: Produce a 1,500-word reflective report on a placement of your choice. You should identify the skills that you have developed, evaluate your performance, and set goals for the coming year.',
  '3) Why did the Roman Empire adopt Christianity? Support your argument with evidence from at least two primary sources.',
  'iii. Outline the main stages by which a glacier becomes a lake, and label them on the diagram. [5]',
];

const answer = (question: number, body: number): string => {
  const set = questions[question]!;
  const second = questions[(question + 3) % questions.length]!;
  const [one, two] = [prose[body % prose.length]!, prose[(body + 7) % prose.length]!];
  return question % 2 === 0 ? `${set}\n\n${one}` : `${set}\n${one}\n\n${second}\n${two}`;
};

/** Answers of two people to the same questions, with the questions above them. */
export const assignment: string[] = questions.flatMap((_, index) => [
  answer(index, 2 * index),
  answer(index, 2 * index + 1),
]);
