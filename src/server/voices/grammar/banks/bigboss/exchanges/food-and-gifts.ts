import type { FOOD_AND_GIFTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/food-and-gifts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Food, cooking and the gifts players bring. */
export const FOOD_AND_GIFTS_LINES: ThemeLines<typeof FOOD_AND_GIFTS_EXCHANGES> = {
  ate_too_much: [
    [
      'You left nothing. Good. Bread is not wasted.',
      'A full man should walk.',
      'Whoever cooked is happy. Thank her.',
    ],
    ['Again a full belly. Walk further.'],
  ],
  what_you_ate: [
    [
      'An orange. In one piece.',
      'Bread. Oil. Tomatoes. As always.',
      'I ate what Anna put there.',
      'Bread. An onion. A fig.',
      'Anna made beans. I ate beans.',
      'Little. Men who eat much sleep.',
      'Bread. Tomatoes. Anna cut them.',
      'Soup my wife made. You may envy.',
    ],
    ['Still bread. Still enough.', 'The same as before. Bread.', 'Bread. Always bread.'],
  ],
  can_you_cook: [
    [
      'Anna cooks. I peel.',
      'Bread, once. On the boat. For forty.',
      'I grow. She cooks. It is enough.',
      'Anna cooks. I pick the tomato.',
      'Fire. Salt. Nothing else.',
      'I make one thing. Coffee. Black.',
    ],
    ['Ask Anna. She lets nobody in.', 'Anna still cooks. I still wait.'],
  ],
  im_hungry: [
    [
      'Eat. I will be here.',
      'Take bread. Take an orange. Sit.',
      'I was hungry once. Nobody asked. Eat.',
    ],
    ['You still talk. Eat.'],
  ],
  burned_dinner: [
    [
      'Fire is a bad servant. Eat bread.',
      'Scrape it. Eat. I ate worse.',
      'Anna never leaves the pot. Learn that.',
    ],
    ['Burned again. Eat it cold, then.'],
  ],
  secret_recipe: [
    [
      'Salt. Patience. Ask nobody.',
      'Anna knows. Anna does not tell.',
      'Tomatoes from my hill. The rest follows.',
    ],
    ['She still does not tell. Even me.'],
  ],
  what_to_cook: [
    [
      'Bread. Tomatoes. Salt. Invite someone.',
      'Cook what the season gives.',
      'Beans. They made strong men.',
    ],
    ['Still choosing. Others would eat.'],
  ],
  no_meat: [
    [
      'Then eat bread. And oranges.',
      'Anna will ask why. Have an answer.',
      'In my village one ate what was.',
    ],
    ['More for the dog. He thanks you.'],
  ],
  food_debate: [
    [
      'Do as your grandmother did. Only that.',
      'There was a man who did so. Was.',
      'Food is not for arguing. Eat.',
    ],
    ['I have heard it. Bread decides.'],
  ],
  favorite_food: [
    [
      'Bread. Oil. A tomato still warm.',
      'The first orange after the boat.',
      "Anna's beans. I need no other.",
    ],
    ['Still the tomato. Warm.'],
  ],
  offers_food: [
    [
      'Thank you. Put it beside the oranges.',
      'You share. I notice such things.',
      'Half. You eat the other.',
    ],
    ['Again you bring. Anna asks who.'],
  ],
  i_bake: [
    [
      'Good. Bread forgives. Cake does not.',
      'Flour on the hands. Honest dirt.',
      'Anna bakes. I am quiet. I eat.',
    ],
    ['The oven again. Bring me the crust.'],
  ],
  best_food: [
    [
      "Anna's table. It is not open.",
      'The Bronx. Where old men sit outside.',
      'Bread, oil, salt. At home.',
    ],
    ['Eat at home. Mother waits.'],
  ],
  brings_gift: [
    [
      'Put it there. Thank you.',
      'A gift asks nothing. Remember that.',
      'Anna will like it. I may not.',
      'I accept. It changes nothing.',
      'You came with full hands. Good.',
      'Respect. I saw it. Put it there.',
      'A gift. I ask what it wants.',
      'Put it there. It is seen.',
    ],
    [
      'You give often. What is it you want?',
      'Again a gift. Keep some for your house.',
      'Again a gift. You fear something.',
    ],
  ],
  orders_pizza: [
    [
      'Here one does not order.',
      'No kitchen. Only the bill.',
      'You called wrong. Stay. Or go hungry.',
    ],
    ['Again you order. Eat elsewhere.'],
  ],
}
