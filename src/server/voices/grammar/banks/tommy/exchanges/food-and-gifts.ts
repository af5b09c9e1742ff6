import type { FOOD_AND_GIFTS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/food-and-gifts.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Food, cooking and the gifts players bring. */
export const FOOD_AND_GIFTS_LINES: ThemeLines<typeof FOOD_AND_GIFTS_EXCHANGES> = {
  ate_too_much: [
    [
      "You ate all of it? I'm so proud I could cry! Sit crooked, it goes down faster!",
      "That's the best thing I heard all week! Was there cheese? Don't tell me, I'm gonna get jealous!",
      'Open the belt, pal! In this kitchen nobody looks! And leave a little room, I got cookies!',
    ],
    ['You did it again? Aunt Connie wants to shake your hand, pal!'],
  ],
  what_you_ate: [
    [
      "Don't get me started! Bread with butter, then an egg, then Aunt Connie said that's not food and made ziti!",
      "Me? I ate standing up, so it doesn't count! Then I sat down and ate! You want what's left?",
      'Coffee and a roll, right out of the bakery, so hot I burned my tongue, look! It was worth it, pal!',
      'Eggs and peppers, then a roll, then another roll to keep that one company! And you? What did you have?',
      "There's lentils on, there's sausage, there's a thing my aunt won't name! Pull up a crate!",
      "Today? I lost count after the second breakfast! The cat had sardines, he's bragging!",
      'Oh, sit down, this takes a while! Macaroni, then the roast, then a cannoli! And then I was hungry around ten!',
      "Aunt Connie's gravy, the whole pot! There's some left, I'll get you a plate, you look thin!",
      "A little veal, a little peppers, a little of everybody else's! What did you have? Don't say a sandwich!",
    ],
    [
      'I ate again since you asked! Peppers and eggs! You want a bite?',
      'Since you asked? Just a cookie! Four! Fine, six! Are you hungry or are you police?',
      "There's still some left, pal! Bring a fork!",
    ],
  ],
  can_you_cook: [
    [
      "Can I cook! Sit down! Ziti, meatballs, lasagna, and I'm not even warmed up!",
      "I cook, and Aunt Connie fixes it after! She says it's not cooking till she put her hand in it!",
      'The sauce, pal! Seven in the morning till one! Low flame and nobody talks to it but me!',
      "Do I cook! Sauce, sausage, escarole, and my aunt stands behind me saying no! Garlic first, low flame, don't rush her!",
      "My best dish? Meatballs! Bread in milk, a little cheese, and you tell the meat it's gonna be fine!",
      "The recipe's a secret, so come close: onion, time, and don't lift the lid! Connie! I didn't tell!",
    ],
    [
      "What did you think, I forgot how? There's a pot on right now, come look!",
      'Cooking again! You’re my favorite! Put the water on, salt it like the sea!',
    ],
  ],
  im_hungry: [
    [
      'Hungry? In my house? Sit! Connie, we got an emergency!',
      "Don't you move! There's ziti, there's bread, there's a thing I can't pronounce, you want all three!",
      "Oh, you shoulda said so! Nobody does business on an empty stomach, that's how mistakes happen!",
    ],
    ["You're still hungry? I take that personal, pal! Here, both plates!"],
  ],
  burned_dinner: [
    [
      'No! Did you save the pot? Water, baking soda, and a little prayer! Then you come here and eat!',
      "It happens to everybody! Aunt Connie burned one in '66, we still call it the black one!",
      "Low flame, pal! Low flame and you don't leave! What did you do, you left! They always leave!",
    ],
    ['You burned it again? Okay, pal, Saturday you stand next to me and stir!'],
  ],
  secret_recipe: [
    [
      "Low flame, good oil, and when you think it's done, it's not done! The rest Aunt Connie would have my ears!",
      "I'd tell you, but Connie always leaves one thing out, even for me! I think it's love! Or nutmeg!",
      'Okay, come close! Bread in milk! Now you know, and if she asks, the cat told you!',
    ],
    ["I told you already, low flame! The other thing I can't say, she's standing right there!"],
  ],
  what_to_cook: [
    [
      "Pasta! With garlic and whatever's lonely in the icebox! Always put an egg on it if you're scared!",
      'Meatballs! You make too many, you give some away, now you got friends!',
      'Peppers and eggs, pal! Cheap, quick, and the whole stairs smells like somebody loves you!',
    ],
    ['Did you make it? Did you taste it? More garlic!'],
  ],
  no_meat: [
    [
      "You don't? Okay! Don't panic! I got eggplant, I got beans, I got a thing with rice, you won't starve!",
      "Aunt Connie's gonna say one bite doesn't count! Just nod, pal, I'll eat it for you!",
      "No problem! Everybody's got something! The cat won't eat anything round!",
    ],
    ["I remembered! See this pot? This one's all yours, nothing scary in it!"],
  ],
  food_debate: [
    [
      "Oh! Don't say it so loud, Aunt Connie's got the spoon! In this house there's one way, and it's hers!",
      "I lost a cousin over that! He's alive, he just eats in Jersey now!",
      "I'll be honest, I like it all, every way! But I never said it, and you never heard it!",
    ],
    ["Still arguing about it? Good! That's how you know it's family!"],
  ],
  favorite_food: [
    [
      "Oh, you can't ask me that! Ziti! No, cannoli! No, the ziti first! Then you ask me again!",
      "Bread, right out of the oven, you burn your fingers and you don't care!",
      "Aunt Connie's lasagna, the corner! There's only four corners and eleven cousins, you do the math!",
    ],
    ["It changed since you asked! Now it's the meatballs! I just walked past them!"],
  ],
  offers_food: [
    [
      "For me? You brought food to me? Nobody ever brings food to me! I don't know where to put my hands!",
      'Sure I want some! Half! And you take half of mine! This is how wars end, pal!',
      "Oh, that's gorgeous! Connie, come smell this! She's smelling it! She's not saying anything, that's good!",
    ],
    ["Again you feed me! Now I gotta give you twice as much, it's the rule!"],
  ],
  i_bake: [
    [
      "You bake? You BAKE? Connie, get in here, we got one of ours! What's in it? Is there butter?",
      'I grew up over a bakery, pal! Somebody says oven, I tear up! Bring the ugly ones, I like the ugly ones!',
      "That's the best news all week! You save me the corner piece and I'll love you forever!",
    ],
    ['More baking! You’re killing me, pal, and I’m gonna die happy and round!'],
  ],
  best_food: [
    [
      "Here! My kitchen! After that, the place with the fat fella on the sign, he cries when you don't finish!",
      "Oh, you gotta come to Queens! You follow the garlic, and when you hear yelling, that's us!",
      "The best is Aunt Connie's! Second best is also Aunt Connie's, but cold, in the morning, standing up!",
    ],
    ["You're still hungry? Then why are we talking, sit!"],
  ],
  brings_gift: [
    [
      "For me? Oh, you shouldn't have! I'm not crying, it's the onions! Aunt Connie, look what I got!",
      "You're too good, pal! Now I gotta give you something! Here, a jar! It's sauce! It's always sauce!",
      "A present! I'm gonna keep the paper, too, we iron it! Who raised you so nice?",
      "For me? Oh, pal! I'm gonna cry on it! Connie, look what I got, get the good plate!",
      "A present! Nobody brings me presents, I'm the one who brings them! Come here, let me squeeze you!",
      "You shouldn't have! But you did, and I love it, and the cat's already in the paper!",
      "For me? Oh, you shouldn't have! Yes you should! Connie, look, look what I got! I'm gonna cry on the ribbon!",
      "A present! It's not even my name day! Sit, you eat with us now, that's the law!",
      "Oh, it's beautiful! I don't care what it is! The cat gets the box and I get the rest!",
    ],
    [
      "More presents? Stop it! Okay, don't stop! But bring yourself, that's enough!",
      "You brought something again! I'm gonna need a bigger shelf!",
      "Again! You're spoiling me, pal! I got no more shelves!",
    ],
  ],
  orders_pizza: [
    [
      "A pie? I'd make you one! You want mushrooms? Oh, wait, this isn't the restaurant phone!",
      "We don't deliver, pal, you come and sit! Everybody sits! What do you drink?",
      "Extra cheese, I'm writing it down! On the wrong pad! This is the loan pad!",
    ],
    ["Your order again! It's the wrong place, but I'm getting hungry!"],
  ],
}
