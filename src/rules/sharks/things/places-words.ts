/** Words for things of the city, of work and of the world, by kind. */
export const PLACES_WORDS = {
  country_or_city: `
    italy, sicily, rome, naples, milan, venice, florence, palermo, france, paris, germany, berlin, munich, england,
    london, britain, ireland, dublin, scotland, spain, madrid, barcelona, portugal, lisbon, greece, athens, poland,
    warsaw, russia, soviet union, moscow, leningrad, ukraine, sweden, norway, denmark, finland, iceland, holland,
    amsterdam, belgium, brussels, switzerland, zurich, geneva, austria, vienna, hungary, budapest, prague,
    yugoslavia, albania, romania, bulgaria, egypt, cairo, israel, jerusalem, tel aviv, lebanon, beirut, iran, iraq,
    saudi arabia, india, calcutta, bombay, pakistan, japan, tokyo, china, peking, hong kong, korea, seoul, vietnam,
    saigon, thailand, bangkok, philippines, manila, singapore, australia, sydney, new zealand, canada, toronto,
    montreal, mexico, mexico city, acapulco, tijuana, cuba, havana, puerto rico, san juan, jamaica, haiti, dominican
    republic, bahamas, bermuda, panama, nicaragua, el salvador, guatemala, colombia, bogota, venezuela, brazil, rio
    de janeiro, argentina, buenos aires, peru, africa, nigeria, kenya, south africa, ethiopia, morocco, libya,
    europe, asia, south america, antarctica, timbuktu, the vatican`,
  us_place: `
    new jersey, hoboken, newark, atlantic city, long island, westchester, yonkers, albany, the catskills, the
    poconos, the hamptons, connecticut, boston, massachusetts, cape cod, maine, vermont, new hampshire, rhode
    island, philadelphia, philly, pennsylvania, pittsburgh, scranton, delaware, maryland, baltimore, virginia, west
    virginia, north carolina, south carolina, georgia, atlanta, florida, miami, orlando, tampa, fort lauderdale,
    alabama, mississippi, tennessee, memphis, nashville, kentucky, ohio, cleveland, cincinnati, detroit, michigan,
    chicago, illinois, indiana, wisconsin, milwaukee, minnesota, iowa, missouri, saint louis, kansas, kansas city,
    nebraska, omaha, oklahoma, texas, dallas, houston, new orleans, louisiana, arkansas, colorado, denver, new
    mexico, arizona, phoenix, utah, nevada, las vegas, vegas, reno, california, los angeles, hollywood, san
    francisco, san diego, oregon, portland, seattle, alaska, hawaii, honolulu, idaho, montana, wyoming, buffalo new
    york, niagara falls, disneyland, disney world`,
  city_spot: `
    central park, coney island, times square, wall street, broadway, statue of liberty, empire state building,
    chrysler building, twin towers, world trade center, rockefeller center, grand central, penn station, port
    authority, madison square garden, yankee stadium, shea stadium, radio city, carnegie hall, lincoln center,
    macys, bloomingdales, harlem, chinatown, little italy, greenwich village, soho, tribeca, lower east side, upper
    west side, upper east side, hells kitchen, flatbush, bay ridge, bensonhurst, canarsie, astoria, flushing,
    jackson heights, rockaway beach, riverside drive, fifth avenue, park avenue, canal street, delancey street, the
    bowery, washington square, union square, brooklyn bridge, verrazano bridge, george washington bridge, queensboro
    bridge, holland tunnel, lincoln tunnel, east river, hudson river, ellis island, staten island ferry, botanical
    garden, bronx zoo, museum of natural history, the met museum, studio 54, plaza hotel, tavern on the green, katz
    deli, la guardia, kennedy airport`,
  nature_place: `
    beach, beaches, ocean, oceans, lake, lakes, river, rivers, waterfall, waterfalls, mountain, mountains, volcano,
    volcanoes, island, islands, desert, deserts, jungle, jungles, forest, forests, swamp, swamps, canyon, canyons,
    grand canyon, valley, valleys, hilltop, cave, caves, campsite, campground, campgrounds, farm, farms, barn,
    barns, countryside, meadow, meadows, cornfield, cornfields, pond, ponds, creek, creeks, lagoon, riverbank,
    cliff, cliffs, glacier, glaciers, seashore, sand dunes, hiking trail, the woods, niagara, mount everest, the
    alps, the rockies, north pole, south pole, sunset, sunsets, sunrise, sunrises, rainbow, rainbows, wilderness,
    nature`,
  vehicle: `
    car, cars, cadillac, cadillacs, caddy, oldsmobile, oldsmobiles, buick, buicks, chevy, chevys, chevrolet,
    chevrolets, corvette, corvettes, camaro, camaros, mustang, mustangs, pinto, pintos, pontiac, pontiacs, firebird,
    firebirds, trans am, dodge dart, chrysler, volkswagen, volkswagens, vw bug, volvo, volvos, mercedes, bmw, bmws,
    porsche, porsches, ferrari, ferraris, lamborghini, lamborghinis, maserati, alfa romeo, fiat, fiats, toyota,
    toyotas, datsun, datsuns, nissan, nissans, honda, hondas, subaru, subarus, yugo, yugos, delorean, deloreans,
    rolls royce, jaguar, jaguars, jeep, jeeps, station wagon, station wagons, limo, limos, limousine, limousines,
    taxi, taxis, taxicab, taxicabs, cab, cabs, pickup truck, pickup trucks, truck, trucks, van, vans, garbage truck,
    garbage trucks, ice cream truck, fire truck, fire trucks, ambulance, ambulances, school bus, bus, buses, subway,
    subways, a train, train, trains, trolley, trolleys, tractor, tractors, bulldozer, bulldozers, motorcycle,
    motorcycles, harley, moped, mopeds, vespa, scooter, scooters, bicycle, bicycles, bike, bikes, tricycle,
    tricycles, airplane, airplanes, plane, planes, helicopter, helicopters, blimp, blimps, boat, boats, rowboat,
    rowboats, sailboat, sailboats, yacht, yachts, ferry, canoe, canoes, submarine, submarines, cruise ship, hearse,
    hearses, convertible, convertibles, back seat`,
  job: `
    doctor, doctors, nurse, nurses, dentist, dentists, surgeon, surgeons, lawyer, lawyers, judge, judges, teacher,
    teachers, professor, professors, plumber, plumbers, electrician, electricians, carpenter, carpenters, mechanic,
    mechanics, mason, masons, painter, painters, janitor, janitors, landlord, landlords, butcher, butchers, baker,
    bakers, chef, chefs, waiter, waiters, waitress, waitresses, busboy, busboys, bartender, bartenders, barber,
    barbers, hairdresser, hairdressers, tailor, tailors, seamstress, cab driver, cab drivers, cabbie, cabbies, bus
    driver, bus drivers, truck driver, truck drivers, chauffeur, chauffeurs, pilot, pilots, stewardess,
    stewardesses, sailor, sailors, fisherman, farmer, farmers, cowboy, cowboys, mailman, mailmen, milkman, garbage
    man, fireman, firemen, firefighter, firefighters, security guard, security guards, private eye, detective,
    detectives, accountant, accountants, banker, bankers, stockbroker, stockbrokers, secretary, secretaries,
    librarian, librarians, salesman, salesmen, cashier, cashiers, actor, actors, actress, actresses, comedian,
    comedians, dancer, dancers, photographer, photographers, journalist, journalists, reporter, reporters, poet,
    poets, architect, architects, engineer, engineers, scientist, scientists, astronaut, astronauts, undertaker,
    undertakers, exterminator, exterminators, babysitter, babysitters, nanny, maid, maids, butler, butlers,
    psychiatrist, psychiatrists, therapist, therapists, mayor, senator, senators, president, magician, magicians`,
  school_thing: `
    school, schools, high school, elementary school, kindergarten, college, colleges, university, community college,
    night school, law school, medical school, harvard, yale, columbia university, nyu, diploma, diplomas, degree,
    ged, homework, exam, exams, final exam, midterm, midterms, pop quiz, math, algebra, geometry, calculus,
    arithmetic, chemistry, biology, physics, history class, geography, english class, spelling, spelling bee, latin,
    spanish class, art class, gym class, home ec, shop class, detention, report card, report cards, classroom,
    classrooms, blackboard, blackboards, chalk, textbook, textbooks, schoolbook, schoolbooks, backpack, backpacks,
    lunchbox, lunchboxes, cafeteria, cafeterias, recess, summer school, graduation, prom, yearbook, yearbooks,
    scholarship, scholarships, tuition, essay, essays, term paper, science fair, principals office, classmate,
    classmates, teachers pet, school play, dropout, dropouts, fraternity, sorority, cheerleader, cheerleaders, sat
    scores`,
  war_or_army: `
    army, navy, marines, marine corps, air force, coast guard, national guard, war, wars, cold war, world war, world
    war two, world war one, civil war, korean war, vietnam war, gulf of tonkin, falklands, normandy, d day, pearl
    harbor, soldier, soldiers, sergeant, sergeants, lieutenant, lieutenants, colonel, colonels, general patton,
    admiral, admirals, private first class, drill sergeant, boot camp, basic training, barracks, trench, trenches,
    foxhole, foxholes, battlefield, battlefields, platoon, platoons, draft notice, draft board, veteran, veterans,
    purple heart, medal of honor, dog tags, uniform, uniforms, helmet, helmets, parachute, parachutes, paratrooper,
    paratroopers, nuclear war, nukes, missile, missiles, nazi, nazis, viet cong, red army, communists, kgb, cia,
    invasion, bunker, bunkers, air raid, spy, spies, green beret`,
  church: `
    church, churches, cathedral, cathedrals, chapel, chapels, synagogue, synagogues, mosque, mosques, priest,
    priests, nun, nuns, monk, monks, bishop, bishops, pope, rabbi, rabbis, preacher, preachers, altar, altars, altar
    boy, altar boys, sermon, sermons, confession, communion, first communion, baptism, baptisms, christening,
    christenings, confirmation, bar mitzvah, bar mitzvahs, rosary, rosary beads, crucifix, holy water, bible,
    bibles, prayer, prayers, hymn, hymns, saint, saints, saint anthony, saint christopher, saint jude, virgin mary,
    jesus, jesus christ, moses, noah, ten commandments, heaven, purgatory, devil, satan, lent, ash wednesday, good
    friday, church choir, collection plate, sunday school, convent, convents, monastery, jehovahs witnesses, mormon,
    mormons, hare krishna, buddha, atheist, atheists, lord almighty, guardian angel`,
  holiday: `
    christmas, christmas eve, christmas tree, christmas trees, christmas party, new years, new years eve, new year,
    thanksgiving, halloween, easter, easter sunday, passover, hanukkah, chanukah, rosh hashanah, yom kippur, seder,
    valentines day, saint patricks day, st patricks day, mothers day, fathers day, labor day, memorial day, columbus
    day, veterans day, presidents day, fourth of july, independence day, april fools, groundhog day, mardi gras, san
    gennaro, feast of san gennaro, three kings day, palm sunday, epiphany, ramadan, chinese new year, easter egg,
    easter eggs, mistletoe, stocking stuffer, stocking stuffers, fireworks, sparkler, sparklers, trick or treating,
    jack o lantern, vacation, vacations, honeymoon, day off, long weekend, spring break, summer vacation,
    anniversary, birthday, birthdays, birthday present, birthday presents, christmas present, christmas presents`,
  party_event: `
    wedding, weddings, wedding reception, bachelor party, bachelorette party, bridal shower, baby shower, funeral,
    funerals, birthday party, surprise party, block party, house party, dinner party, cocktail party, costume party,
    pool party, slumber party, office party, retirement party, family reunion, class reunion, school dance, cookout,
    cookouts, picnic, picnics, potluck, banquet, banquets, parade, parades, street fair, carnival, carnivals,
    circus, county fair, talent show, beauty pageant, auction, auctions, yard sale, yard sales, garage sale, garage
    sales, bake sale, blind date, blind dates, first date, night out, night club, night clubs, nightclub,
    nightclubs, discotheque, square dance, ballroom, masquerade, piano recital, engagement party, toga party, barn
    dance`,
  law_place: `
    jail, jailhouse, prison, prisons, rikers, rikers island, sing sing, attica, alcatraz, courthouse, courtroom,
    jury, jury duty, grand jury, trial, subpoena, arrest warrant, search warrant, police station, precinct, police
    car, squad car, patrol car, cop, cops, policeman, policemen, police officer, nypd, fbi, dea, district attorney,
    parole, parole officer, probation, bail, bail bondsman, handcuffs, lineup, mug shot, wiretap, wiretaps,
    undercover cop, sheriff, state trooper, swat team, police dog, jail cell, prison guard, warden, solitary, death
    row, electric chair, lawsuit, lawsuits, small claims court, supreme court, traffic court, night court, bill of
    rights, meter maid, meter maids, the constitution, internal revenue`,
  money_place: `
    bank, banks, savings bank, casino, casinos, racetrack, racetracks, race track, aqueduct, belmont, saratoga,
    meadowlands, off track betting, otb, bookie, bookies, numbers runner, lottery, lotto, lottery ticket, lottery
    tickets, scratch ticket, scratch tickets, slot machine, slot machines, roulette, blackjack, poker, poker game,
    craps, dice, baccarat, horse race, horse races, kentucky derby, dog track, card game, card games, sports
    betting, point spread, stock market, stock exchange, nasdaq, dow jones, pawn shop, pawn shops, pawnshop,
    pawnshops, check cashing, atm, fort knox, swiss bank, federal reserve, piggy bank, coin collection, dice game,
    crap game, sports bet, trifecta, daily double, long shot, jackpot, mutual fund, bookmaker, bookmakers, wheel of
    chance, penny slots, slots, keno, monte carlo, betting slip, parlay, harness racing, greyhound racing`,
  neighbour_or_stranger: `
    neighbor, neighbors, neighbour, neighbours, upstairs neighbor, downstairs neighbor, old lady, old man, old
    woman, old guy, little girl, little boy, little kid, baby, babies, toddler, toddlers, teenager, teenagers, some
    kid, homeless guy, homeless man, bum on the corner, beggar, beggars, panhandler, panhandlers, wino, winos, drunk
    guy, tourist, tourists, stranger, strangers, pedestrian, pedestrians, roommate, roommates, coworker, coworkers,
    best friend, best friends, old friend, high school sweetheart, pen pal, tenant, tenants, house guest, house
    guests, hippie, hippies, punk kid, yuppie, yuppies, nerd, nerds, immigrant, immigrants, foreigner, foreigners,
    street musician, mime, mimes, street vendor, street vendors, newsboy, paperboy, crossing guard, crazy lady, cat
    lady, widow, widows, orphan, orphans, bachelor, bachelors, millionaire, millionaires, billionaire, billionaires,
    celebrity, celebrities, weirdo, weirdos, hitchhiker, hitchhikers, telemarketer, girl scout, girl scouts, boy
    scout, boy scouts, twin girls, guy on the subway, guy on the bus, lady next door, guy next door, kid next door,
    hooker, hookers, stripper, strippers`,
  shop_place: `
    supermarket, supermarkets, grocery store, department store, flea market, mall, shopping mall, delicatessen,
    deli, bodega, bodegas, pizzeria, pizzerias, diner, diners, restaurant, restaurants, mcdonalds, burger king,
    steakhouse, bakery, bakeries, laundromat, gas station, barbershop, barbershops, bowling alley, movie theater,
    motel, motels, hotel, hotels, coffee shop, coffee shops, luncheonette, luncheonettes, snack bar, hot dog stand,
    pretzel cart, pretzel carts, ice cream parlor, candy store, candy stores, newsstand, newsstands, corner store,
    toy store, pet shop, shoe store, hardware store, record store, thrift store, secondhand store, antique shop, dry
    cleaner, dry cleaners, beauty parlor, hair salon, nail salon, tanning salon, health club, car wash, body shop,
    auto shop, butcher shop, fish market, farmers market, woolworths, sears, kmart, gimbels, alexanders, saks,
    tiffanys, wendys, white castle, kentucky fried chicken, dunkin donuts, carvel, howard johnsons, sbarro, automat,
    trattoria, chinese restaurant, italian restaurant, buffet, saloon, saloons, pub, pubs, cocktail lounge, tavern,
    taverns, museum, museums, zoo, aquarium, theater, theaters, drive in movie, amusement park, petting zoo, gym`,
  crime: `
    robbery, bank robbery, burglary, mugging, muggings, mugger, muggers, pickpocket, pickpockets, shoplifting,
    shoplifter, shoplifters, theft, larceny, embezzlement, fraud, forgery, counterfeiting, blackmail, extortion,
    bribery, kidnapping, ransom, arson, murder, murders, homicide, manslaughter, assault, vandalism, graffiti,
    jaywalking, speeding ticket, speeding tickets, parking ticket, parking tickets, tax evasion, perjury, hijacking,
    hijack, heist, heists, carjacking, car theft, break in, stick up, holdup, hit man, hitman, gang war, gangster,
    gangsters, mobster, mobsters, mafia, cosa nostra, racketeering, rico, smuggling, bootlegging, ponzi scheme, con
    artist, con artists, scam, scams, shell game, three card monte, vigilante, vigilantes, witness protection,
    jailbreak, alibi, fingerprints, getaway car, cat burglar, insider trading, money laundering`,
  weapon: `
    gun, guns, pistol, pistols, revolver, revolvers, handgun, handguns, shotgun, shotguns, rifle, rifles, machine
    gun, machine guns, uzi, forty five caliber, derringer, silencer, silencers, bullet, bullets, ammo, ammunition,
    holster, holsters, knife, knives, switchblade, switchblades, butterfly knife, pocket knife, machete, machetes,
    dagger, daggers, sword, swords, samurai sword, nunchucks, brass knuckles, baseball bat, baseball bats,
    nightstick, billy club, tire iron, lead pipe, hatchet, hatchets, axe, axes, razor blade, razor blades, crossbow,
    crossbows, bow and arrow, spear, spears, slingshot, slingshots, bb gun, water pistol, pepper spray, tear gas,
    stun gun, grenade, grenades, hand grenade, dynamite, bomb, bombs, atom bomb, bazooka, bazookas, cannon, cannons,
    flamethrower, flamethrowers, land mine, torpedo, torpedoes, bulletproof vest, poison, arsenic, car bomb, molotov
    cocktail, throwing stars, garrote, icepick, icepicks`,
  tool: `
    hammer, hammers, screwdriver, screwdrivers, wrench, wrenches, pliers, crowbar, crowbars, chainsaw, chainsaws,
    power drill, drill bit, sandpaper, toolbox, toolboxes, ladder, ladders, shovel, shovels, rake, rakes,
    wheelbarrow, wheelbarrows, pickaxe, sledgehammer, tape measure, paintbrush, paint roller, bucket, buckets,
    plunger, plungers, duct tape, scotch tape, superglue, glue, rope, string, wire hanger, nail gun, thumbtack,
    thumbtacks, paper clip, paper clips, stapler, staplers, rubber band, rubber bands, scissors, flashlight,
    flashlights, battery, batteries, extension cord, padlock, padlocks, key ring, skeleton key, blowtorch, cement
    mixer, cement, concrete, bricks, plywood, lumber, sheet metal, barbed wire, chain link, garden hose, nuts and
    bolts, monkey wrench, needle and thread, safety pin, safety pins, corkscrew, corkscrews, can opener, matchstick,
    ball of yarn`,
  machine: `
    computer, computers, personal computer, apple computer, macintosh, ibm, floppy disk, robot, robots, typewriter,
    typewriters, calculator, calculators, adding machine, xerox, photocopier, photocopiers, fax machine, answering
    machine, telephone, telephones, phone booth, phone booths, pay phone, pay phones, payphone, payphones, car
    phone, beeper, beepers, pager, pagers, walkie talkie, cb radio, television, televisions, television set, tv set,
    remote control, vcr, betamax, stereo, stereos, boom box, boombox, boomboxes, walkman, record player, record
    players, turntable, turntables, camcorder, camera, cameras, polaroid, slide projector, microwave, microwaves,
    microwave oven, toaster, toasters, blender, blenders, coffee maker, oven, ovens, stove, stoves, refrigerator,
    refrigerators, fridge, freezer, freezers, dishwasher, washing machine, vacuum cleaner, air conditioner, air
    conditioners, ceiling fan, space heater, sewing machine, sewing machines, lawn mower, lawnmower, snow blower,
    leaf blower, hair dryer, electric shaver, alarm clock, alarm clocks, cuckoo clock, clock radio, vending machine,
    vending machines, parking meter, parking meters, elevator, elevators, escalator, escalators, generator, conveyor
    belt, satellite dish, cable box, radar, laser, digital watch, electric blanket, garbage disposal`,
} as const
