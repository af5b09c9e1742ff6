// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract IdRegistry {
  mapping(address => uint256) public idOf;
  mapping(uint256 => address) public custodyOf;
  uint256 public idCounter;
  function set(address owner, uint256 fid) external {
    idOf[owner] = fid;
    custodyOf[fid] = owner;
    if (fid > idCounter) idCounter = fid;
  }
}

contract KeyRegistry {
  struct KeyData { uint8 state; uint32 keyType; }
  event Add(uint256 indexed fid, uint32 indexed keyType, bytes indexed key, bytes keyBytes, uint8 metadataType, bytes metadata);
  mapping(uint256 => mapping(bytes => KeyData)) keys;
  function set(uint256 fid, bytes calldata key, uint8 state, uint32 keyType) external { keys[fid][key] = KeyData(state, keyType); }
  function add(uint256 fid, bytes calldata key, bytes calldata metadata) external {
    keys[fid][key] = KeyData(1, 1);
    emit Add(fid, 1, key, key, 1, metadata);
  }
  function keyDataOf(uint256 fid, bytes calldata key) external view returns (KeyData memory) { return keys[fid][key]; }
}

contract Wallet {
  address public owner;
  constructor(address first) { owner = first; }
  function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
    if (signature.length != 65) return 0xffffffff;
    address signer = ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
    return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
  }
  // Trusts the bundler to have checked the owner's signature.
  function execute(address target, uint256 value, bytes calldata data) external {
    (bool done,) = target.call{value: value}(data);
    require(done, "call failed");
  }
}

// The part of an entry point (ERC-4337) that bundles need: the calls of several wallets in one transaction of a bundler,
// and operations whose gas a paymaster's deposit pays to the bundler, also when the wallet's call fails.
contract EntryPoint {
  struct Operation {
    address sender;
    uint256 nonce;
    bytes callData;
    uint256 callGasLimit;
    uint256 preVerificationGas;
    uint256 maxFeePerGas;
    uint256 maxPriorityFeePerGas;
    address paymaster;
  }
  event BeforeExecution();
  event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed);
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(uint192 => uint256)) counts;
  function handle(address[] calldata wallets, bytes[] calldata callData) external {
    for (uint256 at = 0; at < wallets.length; at++) {
      (bool done,) = wallets[at].call(callData[at]);
      require(done, "wallet failed");
    }
  }
  function depositTo(address account) external payable { balanceOf[account] += msg.value; }
  function getNonce(address sender, uint192 key) public view returns (uint256) { return (uint256(key) << 64) | counts[sender][key]; }
  function handleOps(Operation[] calldata operations, address payable beneficiary) external {
    emit BeforeExecution();
    uint256 collected;
    for (uint256 at = 0; at < operations.length; at++) collected += run(operations[at]);
    (bool done,) = beneficiary.call{value: collected}("");
    require(done, "beneficiary failed");
  }
  function run(Operation calldata operation) private returns (uint256 cost) {
    uint256 before = gasleft();
    uint192 key = uint192(operation.nonce >> 64);
    require(operation.nonce == getNonce(operation.sender, key), "nonce");
    counts[operation.sender][key]++;
    (bool done,) = operation.sender.call{gas: operation.callGasLimit}(operation.callData);
    uint256 used = before - gasleft() + operation.preVerificationGas;
    uint256 price = operation.maxPriorityFeePerGas + block.basefee;
    cost = used * (price < operation.maxFeePerGas ? price : operation.maxFeePerGas);
    balanceOf[operation.paymaster] -= cost;
    emit UserOperationEvent(keccak256(abi.encode(operation)), operation.sender, operation.paymaster, operation.nonce, done, cost, used);
  }
}

// A proxy (ERC-1967), and with another implementation a wallet that looks like one.
contract Proxy {
  bytes32 constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;
  fallback() external payable {
    assembly {
      calldatacopy(0, 0, calldatasize())
      let done := delegatecall(gas(), sload(SLOT), 0, calldatasize(), 0, 0)
      returndatacopy(0, 0, returndatasize())
      switch done case 0 { revert(0, returndatasize()) } default { return(0, returndatasize()) }
    }
  }
}

// A wallet that accepts its owner's calls and does none of them.
contract IdleWallet {
  function execute(address, uint256, bytes calldata) external {}
}

contract Factory {
  function create(address owner, bytes32 salt) external returns (address wallet) {
    wallet = get(owner, salt);
    if (wallet.code.length == 0) new Wallet{salt: salt}(owner);
  }
  function get(address owner, bytes32 salt) public view returns (address) {
    bytes32 code = keccak256(abi.encodePacked(type(Wallet).creationCode, abi.encode(owner)));
    return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
  }
}

// The part of ENS's universal resolver that names of addresses need, with its own errors.
contract UniversalResolver {
  error ReverseAddressMismatch(string primary, bytes primaryAddress);
  error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);
  mapping(address => string) primary;
  mapping(bytes32 => address) means;
  mapping(address => string) gateway;
  function set(address owner, string calldata name, address meant) external { primary[owner] = name; means[keccak256(bytes(name))] = meant; }
  function keepElsewhere(address owner, string calldata url) external { gateway[owner] = url; }
  function reverseWithGateways(bytes calldata lookup, uint256 coinType, string[] calldata) external view returns (string memory, address, address) {
    require(coinType == 60, "coin type");
    address owner = address(bytes20(lookup));
    if (bytes(gateway[owner]).length > 0) {
      string[] memory urls = new string[](1);
      urls[0] = gateway[owner];
      revert OffchainLookup(address(this), urls, lookup, this.reverseWithGateways.selector, "");
    }
    string memory name = primary[owner];
    address meant = means[keccak256(bytes(name))];
    if (bytes(name).length > 0 && meant != owner) revert ReverseAddressMismatch(name, abi.encodePacked(meant));
    return (name, address(this), address(this));
  }
}

// Basenames' resolver, by nodes.
contract BaseResolver {
  mapping(bytes32 => string) public name;
  mapping(bytes32 => address) public addr;
  function set(bytes32 reverseNode, string calldata what, bytes32 node, address meant) external { name[reverseNode] = what; addr[node] = meant; }
}

contract Coin {
  uint8 public decimals;
  mapping(address => uint256) public balanceOf;
  event Transfer(address indexed from, address indexed to, uint256 value);
  function set(uint8 places) external { decimals = places; }
  function mint(address to, uint256 value) external { balanceOf[to] += value; emit Transfer(address(0), to, value); }
  function transfer(address to, uint256 value) public returns (bool) {
    require(balanceOf[msg.sender] >= value, "too little");
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
    return true;
  }
  function transferInParts(address to, uint256 one, uint256 other) external { transfer(to, one); transfer(to, other); }
}

contract Badge {
  string public name;
  mapping(uint256 => address) public ownerOf;
  mapping(address => uint256[]) owned;
  function set(string calldata called) external { name = called; }
  function mint(address to, uint256 id) external { ownerOf[id] = to; owned[to].push(id); }
  function balanceOf(address owner) external view returns (uint256) { return owned[owner].length; }
  function tokenOfOwnerByIndex(address owner, uint256 index) external view returns (uint256) { return owned[owner][index]; }
}

// World's address book: until when an address belongs to a verified human.
contract AddressBook {
  mapping(address => uint256) public addressVerifiedUntil;
  function set(address account, uint256 until) external { addressVerifiedUntil[account] = until; }
}

// The reading functions of a Chainlink feed, with rounds without gaps within a phase.
contract Feed {
  struct Round { int256 answer; uint256 at; }
  uint80 constant PHASE = 3 << 64;
  uint80 number;
  mapping(uint80 => Round) rounds;
  function push(int256 answer, uint256 at) external { number++; rounds[PHASE | number] = Round(answer, at); }
  function decimals() external pure returns (uint8) { return 8; }
  function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) { return getRoundData(PHASE | number); }
  function getRoundData(uint80 id) public view returns (uint80, int256, uint256, uint256, uint80) {
    Round memory round = rounds[id];
    require(round.at > 0, "No data present");
    return (id, round.answer, round.at, round.at, id);
  }
}

// The reading functions of a Uniswap v3 pool, with one price now and another during the day before.
contract Pool {
  address public token0;
  address public token1;
  int24 tick;
  int24 before;
  bool remembers;
  function set(address first, address second, int24 now_, int24 before_, bool remembers_) external {
    (token0, token1, tick, before, remembers) = (first, second, now_, before_, remembers_);
  }
  function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool) { return (0, tick, 0, 1, 1, 0, true); }
  function observe(uint32[] calldata ago) external view returns (int56[] memory ticks, uint160[] memory liquidity) {
    require(remembers, "OLD");
    (ticks, liquidity) = (new int56[](ago.length), new uint160[](ago.length));
    for (uint256 at = 0; at < ago.length; at++) ticks[at] = -int56(before) * int56(uint56(ago[at]));
  }
}
