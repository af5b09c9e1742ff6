import type { FOOD_AND_GIFTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/food-and-gifts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Food, cooking and the gifts players bring. */
export const FOOD_AND_GIFTS_LINES: ThemeLines<typeof FOOD_AND_GIFTS_EXCHANGES> = {
  ate_too_much: [
    [
      'You have spent the whole at one sitting and kept no reserve; I trust that it was delicious?',
      'A full stomach makes poor decisions; shall we leave the signing until tomorrow?',
      'I admire the thoroughness, if not the pacing. Was there really nobody to share it with?',
    ],
    ['Once more to excess; does your tailor know?'],
  ],
  what_you_ate: [
    [
      'Black coffee and half a grapefruit; I find that abundance slows the arithmetic. And you?',
      'Very little, and on time: toast in the morning, a pear, one espresso at four. Does my table concern you?',
      'I lunch at the same small table and never read the menu. What did you have?',
      'Toast, unbuttered, and the financial pages; I finished both. And you?',
      'I dine at nine, on fish, as I did yesterday. Was there an invitation concealed in that?',
      'A pear, at noon, with a knife and fork. Why does my diet concern you?',
      'A little sole, a little wine, no company. I dine as I lend: sparingly, and well. And you?',
      'An artichoke; it has to be taken apart leaf by leaf, and I find that restful. What did you have?',
      'I ate early, alone and before the opera; nothing that would rumble in the third row. Were you offering to cook?',
    ],
    [
      'The menu has not varied; I am told that I am dull at table. Are you taking notes?',
      'You inquire about my plate again; are you perhaps hungry?',
      'You return to my table; I had the same, and it was still adequate.',
    ],
  ],
  can_you_cook: [
    [
      'I can make one omelette, precisely; I have never been asked for a second dish. Do you cook?',
      'I read recipes as I read contracts, and am disappointed when they do not bind. Is it a talent of yours?',
      'Badly. My late husband cooked; he promised more than he served. Why, are you hungry?',
      'I do not cook; I order, and precisely. Can you, or do you also depend on others?',
      'An egg, four minutes; I have never been late for it. What do you make?',
      "My kitchen is used for storing last decade's contracts; they keep well. Did you expect an apron?",
    ],
    [
      'I have not learned since you asked; shall we dine out?',
      'I have learned no new dish since you asked; have you?',
    ],
  ],
  im_hungry: [
    [
      'I never negotiate with the hungry; it is too profitable to be polite. Shall I wait while you dine?',
      'By all means eat; appetite costs more than dinner. What is within your reach?',
      'There is a counter in the lobby, and the veal is honest. Would you go before it closes?',
    ],
    ['You are still fasting; is it principle, or the price?'],
  ],
  burned_dinner: [
    [
      'One should never attempt a dish that one cannot afford to lose. Have you bread in the house?',
      'I gave up after the third fire and have dined out ever since. Was anybody at the table?',
    ],
    ['You have cooked again; do the neighbors know?'],
  ],
  secret_recipe: [
    [
      'Everything good has four ingredients and no witnesses; I was never told the fifth. Which do you suppose it is?',
      "I own a trattoria's mortgage and not its recipe; the owner guards only the second. Would you not?",
      'A secret that is given away becomes a habit. What would you offer for it?',
    ],
    ['The secret keeps; have you tried simply cooking it longer?'],
  ],
  what_to_cook: [
    [
      'Something that can be served late without suffering; guests are rarely punctual. Who is dining?',
      'An omelette, if you are honest about your talents. Are you?',
      'One dish, good bread and a short conversation; most suppers fail by excess. What is in the house?',
    ],
    ['You are still undecided; has nobody in the house grown faint?'],
  ],
  no_meat: [
    [
      'A restricted table is easily kept; I admire what it saves you. Is it conviction, or the stomach?',
      'One may refuse a dish as one refuses a clause: politely and without reasons. Do people press you?',
      'My guests are served what they eat, and judged only on how. What do you take instead?',
    ],
    ['I have noted what you do not eat; is anything left?'],
  ],
  food_debate: [
    [
      'Such questions have divided better houses than this; I serve what the host serves. Which side are you on?',
      'In matters of taste I ask only who is paying. Who is?',
      'I consider it a breach, though not one that a court would hear. Would you defend it?',
    ],
    ['The great question is still open, I see; shall we appoint an arbiter?'],
  ],
  favorite_food: [
    [
      'A pear, exactly ripe; it lasts a day, and one must be present. And yours?',
      'Sole, boned at the table by somebody who has done nothing else for thirty years. What do you crave?',
      'My late husband made one risotto that was not a promise. I have not ordered it since; what would you order last?',
    ],
    ['The pear, as I said; have yours and mine anything in common?'],
  ],
  offers_food: [
    [
      'You are very kind; I take nothing between my espresso and my supper, but leave it where I can see it. Did you make it?',
      'I accept the thought and decline the plate; gifts from clients spoil the arithmetic. You understand?',
      'A small piece, then, for courtesy; it has no bearing on the terms. Is there a napkin?',
    ],
    ['You offer again; one might suppose that I looked hungry. Do I?'],
  ],
  i_bake: [
    [
      'Baking is chemistry that one is thanked for; do you weigh the flour, or do you merely hope?',
      'You measure, you wait, and you do not open the door too soon. Have you ever thought of lending?',
      'I admire anything that rises on schedule. What does a batch cost you, and who eats the profit?',
    ],
    ['You are at the oven again; is this a pastime or the beginning of a business?'],
  ],
  best_food: [
    [
      'I dine where the menu has no prices; the slice, I believe, is a food that one folds. Does one enjoy it?',
      'There is a small house on the east side where nobody claps; I hold the lease. Shall I tell them to expect nobody?',
      'The best table in this city is whichever one is paid for by the other party. Who is taking you?',
    ],
    ['You ask me again where to eat; is the pantry so bare?'],
  ],
  brings_gift: [
    [
      'How considerate; I accept it as courtesy, and record it as nothing. What did you hope that it would soften?',
      'I am touched, in the way that one is by good manners. It will not alter a figure; did you know that?',
      'A charming thought. I never could be bought, but I may be decorated; did you choose it yourself?',
      'How thoughtful. I enter it under courtesies, where it earns nothing; did you know that?',
      'I accept it with pleasure, and as no part of any settlement. What does it celebrate?',
      'A gift is a loan without a date; I find that unsettling. What do you hope to have back?',
      'How thoughtful; I accept it as a courtesy and not as a payment, the ledger is strict about that. Is there an occasion?',
      'A gift is the most expensive way of asking; what is it that you wish to ask?',
      'I thank you. The last man to bring me something wanted six weeks for it; and you?',
    ],
    [
      'A further gift; are we approaching a confession?',
      'You are generous twice; ought I to be worried about your solvency?',
      'A second one; I begin to fear the request. Will you name it?',
    ],
  ],
  orders_pizza: [
    [
      'You have reached an office; we serve only terms, and they are rather rare. Had you booked?',
      'I do not deliver; things are brought to me. Whom had you hoped to reach?',
      'The kitchen is closed, as it has been since the building had one. Would a loan take the edge off?',
    ],
    ['It remains an office; might I recommend the telephone book?'],
  ],
}
