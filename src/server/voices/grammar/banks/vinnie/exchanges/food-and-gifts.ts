import type { FOOD_AND_GIFTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/food-and-gifts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Food, cooking and the gifts players bring. */
export const FOOD_AND_GIFTS_LINES: ThemeLines<typeof FOOD_AND_GIFTS_EXCHANGES> = {
  ate_too_much: [
    [
      "All of it, huh. You eat like a guy who don't know where Friday's comin' from.",
      "Nobody helped you? Respect. Now sit still, I don't want it comin' back up by my soup.",
      'I seen a guy eat like that before a long trip. He was right.',
    ],
    ["You ate again? The chair's startin' to complain about you."],
  ],
  what_you_ate: [
    [
      "What I ate? Coffee, black, and the heel of the bread. Later it's minestrone. It's always minestrone.",
      "Same as yesterday. Soup, same counter. I don't shop around.",
      "An egg and somebody's excuse. The egg was better.",
      'Minestrone. Yesterday minestrone. You wanna guess about tomorrow?',
      'A roll, an espresso, a guy with excuses. I left the excuses.',
      'I ate. Alone. Nobody asked me what, and it was delicious.',
      "Minestrone. Same counter, same stool, same bowl. I don't get surprised by my food.",
      'Soup. And bread, to clean up the evidence. Nobody touches my soup.',
      "I had the minestrone. Yesterday I had the minestrone. You see a pattern, you're smarter than you look.",
    ],
    [
      "I told you what I eat. You writin' a menu?",
      "I told you what's in the bowl. Quit lookin' in the bowl.",
      'Minestrone. You want I should keep you a noodle?',
    ],
  ],
  can_you_cook: [
    [
      "I can boil water and I can watch a guy boil soup. That's the whole menu.",
      'An egg. I do one egg. After that I go to the counter like everybody.',
      "Cook? My mother don't let me near the stove. She says I stare at it till it's scared.",
      "I boil water. After that the stool's got a guy who does soup.",
      "Cook? I got a mother. You don't cook in front of a mother.",
      'Recipe: you sit down, you look at the waiter, you wait. Comes out perfect every time.',
    ],
    [
      'Still one egg. You want it or not.',
      "I still don't cook. You still look hungry. Somebody should do somethin'.",
    ],
  ],
  im_hungry: [
    [
      "Then go eat. A hungry guy signs anything, and I don't like it that easy.",
      "You're makin' my soup nervous. There's a cart on the corner.",
      "Eat standin' up, pay cash, come back. I ain't goin' no place.",
    ],
    ["Still hungry? What'd you do, look at it?"],
  ],
  burned_dinner: [
    [
      "That's what counters are for. You sit, you point, somebody else burns it.",
      "You ate it anyhow? No? Then you ain't that broke.",
      'I know a guy, every time he cooks, insurance pays. You do it for free.',
    ],
    ["Again? Stay away from the stove. The stove's winnin'."],
  ],
  secret_recipe: [
    [
      "My mother's got it in her head, and she told it to a saint. Ask the saint.",
      "A recipe. You want I should give up my mother, too? Garlic. Time. That's all you get.",
      "I eat it. I don't ask it questions.",
    ],
    ["I gave you garlic and time. Don't push it."],
  ],
  what_to_cook: [
    [
      "Soup. You put everythin' in, you turn it on, you count. It's done when you're done.",
      'Macaroni, oil, garlic. Feeds one guy or nine. Nobody complains to your face.',
      "Whatever you got, fry it. Whatever's left, soup.",
    ],
    ['I said soup. You wanna eat or you wanna talk.'],
  ],
  no_meat: [
    [
      "More for the other guy. Minestrone's got nothin' in it but the garden. Try it.",
      'Eat what you want. I knew a guy ate only bread. Wide guy. Paid fine.',
      'You and Carmela. She eats half a grapefruit and looks at the rest.',
    ],
    ["Still don't eat that? Nobody's makin' you. Sit."],
  ],
  food_debate: [
    [
      "There's a right way and there's a guy who moved to Ohio. You know which one you are.",
      'My mother hears you ask that, she lights a candle for you. A black one.',
      "I don't argue about food. I look at the guy's plate and I know if he pays.",
    ],
    ["You still on that? Eat it and don't tell nobody."],
  ],
  favorite_food: [
    [
      "Minestrone. Same bowl, same spoon. I find somethin' good, I don't look around.",
      "My mother's macaroni, Sunday at one. They could bury me in it.",
      "A veal cutlet in '57. Guy paid me off and bought lunch. Never had one like it.",
    ],
    ["Still minestrone. It's in front of me. Look."],
  ],
  offers_food: [
    [
      'I got my soup. But leave it, the Nickys been out there since six.',
      "What's it gonna cost me? Nothin's free, I made that sign. Fine. A small piece.",
    ],
    ["More of it? You're feedin' me like I'm goin' someplace."],
  ],
  i_bake: [
    [
      'You bake. Good. A guy with flour on his hands leaves prints everywhere.',
      "My old man drove what guys like you baked. Bring some by. Nothin' with raisins.",
      "An apron. I'm lookin' at you different now. Sell it by the dozen, we'll talk like businessmen.",
    ],
    ['Back at the oven? You smell better than most guys that sit there.'],
  ],
  best_food: [
    [
      "Best one's in Brooklyn. I ain't sayin' where, you'd get in line ahead of me.",
      "There's a place under the tracks with no sign. If you know the guy, you eat. You don't know the guy.",
      'Anything that comes folded in paper and drips on the other fella. Stay outta Manhattan, they put pineapple.',
    ],
    ["You're hungry again. Eat before you come, this ain't a diner. It's almost a diner."],
  ],
  brings_gift: [
    [
      "For me? What's wrong with it? Nicky, open it in the yard.",
      "Nice. It goes on the shelf. It don't go in the notebook, the notebook only eats cash.",
      'A gift. Last guy who gave me one wanted a week. You want a week? No? Then thanks.',
      "A present, huh? Guys give me presents when they're short. You short?",
      "Leave it on the table. My mother'll like it. You still pay like everybody.",
      "A present. What'd you do? Nobody brings me a present with clean hands. Put it on the table, slow.",
      "For me? I'll have the Other Nicky open it. Outside. It's nothin' personal.",
    ],
    [
      "Another one? My mother's gonna think you're courtin' her.",
      "Another one? You tryin' to marry me or to be late?",
      "Another one? Now I'm really worried what you did.",
    ],
  ],
  orders_pizza: [
    [
      'You got the wrong joint. I deliver one thing, and it comes back for seconds.',
      'Pepperoni, sure. Thirty minutes. Bring the money for the last pie, too.',
      "This look like a kitchen? Only thing gettin' sliced here is guys who call twice.",
    ],
    ["Still hungry? Still ain't a pizzeria. Hang up."],
  ],
}
